import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belot', description: 'Bela i belot s društvom i s računalima' },
  start: {
    name: 'igraj',
    description: 'Otvori stol u ovom kanalu',
    options: {
      rules: { name: 'pravila', description: 'Po kojim se pravilima igra' },
      target: { name: 'bodovi', description: 'Do koliko se bodova igra partija' },
      level: { name: 'razina', description: 'Koliko dobro igraju računala' },
      clock: { name: 'vrijeme', description: 'Vrijeme za jedan potez' },
      announcements: { name: 'zvanja', description: 'Broje li se zvanja: nizovi i četiri iste' },
    },
  },
  choices: { on: 'sa zvanjima', off: 'bez zvanja', noClock: 'bez ograničenja' },
  hand: { name: 'karte', description: 'Otvori svoje karte; nitko ih drugi ne vidi' },
  table: { name: 'stol', description: 'Pokaži stol ponovno na dnu' },
  lastTrick: { name: 'zadnji-štih', description: 'Pokaži zadnji štih' },
  score: { name: 'rezultat', description: 'Pokaži rezultat ove partije, dijeljenje po dijeljenje' },
  rules: {
    name: 'pravila',
    description: 'Objasni pravila ovog stola ili neke vrste belota',
    options: { rules: { name: 'pravila', description: 'Koja pravila objasniti' } },
  },
  leave: { name: 'izađi', description: 'Napusti stol; računalo nastavlja s tvojim kartama' },
  end: { name: 'prekini', description: 'Prekini partiju prije kraja (tko vodi stol ili moderator)' },
  standings: {
    name: 'ljestvica',
    description: 'Pokaži ljestvicu sezone',
    options: {
      rules: { name: 'pravila', description: 'Samo partije po ovim pravilima' },
      page: { name: 'stranica', description: 'Koja stranica ljestvice' },
    },
  },
  help: { name: 'pomoć', description: 'Kako se ovdje igra' },
};
