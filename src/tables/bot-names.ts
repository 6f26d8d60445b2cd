import { POLICIES, type PolicyName } from '../bots/policies.js';

/** A bot sits at a table like anybody: as a player, whose id says which policy it plays by. */
const PREFIX = 'bot:';
export const botPlayer = (policy: PolicyName): string => `${PREFIX}${policy}`;
export const policyOf = (player: string): PolicyName | null => {
  const name = player.startsWith(PREFIX) ? player.slice(PREFIX.length) : '';
  return Object.hasOwn(POLICIES, name) ? (name as PolicyName) : null;
};
