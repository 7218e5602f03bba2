import { divisions, jerseyColours, ownTeam, people, shirtSizes } from './league.ts';

const firstNames = (
  'Aisha Ben Carmen Dmitri Elena Felix Gloria Hassan Imani Jonas Keiko Luis Marta Nolan Oumar Paula ' +
  'Quinn Rosa Stefan Tara Umar Vera Wesley Xenia Yusuf Zoe Andre Bianca Cole Dana Emeka Fiona'
).split(' ');

// One fewer than first names: so many pairs pass before one comes again.
const lastNames = (
  'Kowalski Nakamura Castillo Weber Oyelaran Lopez Turner Ibrahim Rossi Banerjee Eriksen Quintero Mbeki Doyle ' +
  'Huang Abbott Petrov Vargas Fofana Jensen Yilmaz Cohen Sato Gallagher Espinoza Zeller Dupont Usman Xiong ' +
  'Bauer Farah'
).split(' ');

const rosterSize = 8;

const turnOf = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

const playerOf = (index: number) => ({
  name: `${turnOf(firstNames, index)} ${turnOf(lastNames, index)}`,
  number: String(4 + ((index * 7) % 50)),
  fields: { 'shirt-size': turnOf(shirtSizes, index) },
});

export const managerOf = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@players.example`,
});

const { firstName, lastName, email } = people.manager;
const ownManager = { name: `${firstName} ${lastName}`, email };

const teams: readonly string[] = divisions.flatMap((division) => division.teams);

/** The place of a team in the order of signing up. */
export const placeOf = (name: string): number => teams.indexOf(name);

/** What the manager wrote into the form, who plays too and is the one to write to. */
export function entryOf(name: string) {
  const place = placeOf(name);
  const roster = Array.from({ length: rosterSize }, (_, index) => playerOf(place * rosterSize + index));
  const manager = name === ownTeam ? ownManager : managerOf(playerOf(place * rosterSize).name);
  return {
    name,
    managers: [manager],
    players: roster.map((player, index) => (index === 0 ? { ...player, ...manager } : player)),
    fields: {
      'jersey-colour': turnOf(jerseyColours, place),
      phone: `+1 312 555 01${10 + place}`,
    },
  };
}
