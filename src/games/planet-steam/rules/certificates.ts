import { become, ended } from '../../kernel/game-of-steps.js';
import { playOrder } from '../board.js';
import { COSTS, LICENCE_SALE } from '../components/tables.js';
import { barred, ifPaid, offer, type RulesOf, sorted } from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 11.1: in play order, one action each. */
export const certificates: RulesOf<'certificates'> = {
  resolve: ({ board }) => [
    become<PlanetSteamStep>(...playOrder(board).map((seat) => ({ step: 'certificateTurn', seat }) as const)),
  ],
};

export const certificateTurn: RulesOf<'certificateTurn'> = {
  asks: ({ board, step: { seat } }) => [
    {
      seat,
      about: { say: 'about.certificateTurn' },
      ...sorted([
        board.reserve.licences > 0
          ? ifPaid(board, seat, COSTS.licence, offer('BuyLicence', '11.2'))
          : barred('BuyLicence', '11.2', 'why.noLicenceLeft'),
        board.companies[seat].licences > 0
          ? offer('SellLicence', '11.3', { values: { credits: LICENCE_SALE } })
          : barred('SellLicence', '11.3', 'why.noLicence', { credits: LICENCE_SALE }),
        board.reserve.luxuries > 0
          ? ifPaid(board, seat, COSTS.luxury, offer('BuyLuxury', '11.4'))
          : barred('BuyLuxury', '11.4', 'why.noLuxuryLeft'),
        offer('PassCertificates', '11.1'),
      ]),
      silent: { type: 'PassCertificates' },
    },
  ],
  answer: (_here, seat, action) => {
    switch (action.type) {
      case 'BuyLicence':
        return [{ type: 'LicenceBought', seat }, ended];
      case 'SellLicence':
        return [{ type: 'LicenceSold', seat, credits: LICENCE_SALE }, ended];
      case 'BuyLuxury':
        return [{ type: 'LuxuryBought', seat }, ended];
      default:
        return [{ type: 'CertificatesPassed', seat }, ended];
    }
  },
};
