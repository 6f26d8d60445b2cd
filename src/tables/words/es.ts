import { type en } from './en.js';

export const es: Record<keyof typeof en, string> = {
  'table.badField': 'el campo "{field}" no está como debe: {problem}',
  'table.noSuchTable': 'no existe esa mesa',
  'table.noSuchGame': 'no existe ese juego; hay {known}',
  'table.seatCount': 'este juego es para {min} a {max} jugadores',
  'table.noSuchOption': 'este juego no tiene la opción "{option}"; tiene {known}',
  'table.badOption': 'la opción "{option}" admite una de estas: {known}',
  'table.noSuchSeat': 'no existe ese puesto en esta mesa; hay {known}',
  'table.seatTaken': 'el puesto {seat} está ocupado',
  'table.alreadyStarted': 'esta mesa ya ha empezado',
  'table.notStarted': 'esta mesa aún no ha empezado',
  'table.hostOnly': 'solo puede hacerlo el anfitrión',
  'table.seatsEmpty': 'todavía no se ha sentado nadie en {seats}',
  'table.notAtTable': 'solo pueden hacerlo quienes están sentados en esta mesa y su anfitrión',
  'table.notYourSeat': 'este no es tu puesto',
  'table.noSuchOrder': 'la orden "{order}" no se puede dar ahora',
  'table.orderGone': 'esa orden ya no existe',
};
