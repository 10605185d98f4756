import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belot', description: 'Bela i belot s društvom i s računalima' },
  start: {
    name: 'igraj',
    description: 'Otvori stol u ovom kanalu',
    options: {
      rules: { name: 'pravila', description: 'Po kojim se pravilima igra' },
      target: { name: 'bodovi', description: 'Do koliko se bodova igra partija' },
      admission: { name: 'pristup', description: 'Tko smije sjesti za stol' },
      house: { name: 'kućna', description: 'Odaberi kućna pravila prije otvaranja stola' },
      level: { name: 'razina', description: 'Koliko dobro igraju računala' },
      clock: { name: 'vrijeme', description: 'Vrijeme za jedan potez' },
      announcements: { name: 'zvanja', description: 'Broje li se zvanja: nizovi i četiri iste' },
    },
  },
  choices: {
    on: 'sa zvanjima',
    off: 'bez zvanja',
    noClock: 'bez ograničenja',
    yes: 'da',
    season: {
      start: 'počni novu sezonu',
      close: 'zatvori tekuću sezonu',
      rename: 'preimenuj sezonu',
      list: 'pokaži sve sezone',
    },
  },
  hand: { name: 'karte', description: 'Otvori svoje karte; nitko ih drugi ne vidi' },
  hint: { name: 'prijedlog', description: 'Pitaj što bi odigralo najjače računalo i zašto' },
  table: { name: 'stol', description: 'Pokaži stol ponovno na dnu' },
  lastTrick: { name: 'zadnji-štih', description: 'Pokaži zadnji štih' },
  score: { name: 'rezultat', description: 'Pokaži rezultat ove partije, dijeljenje po dijeljenje' },
  rules: {
    name: 'pravila',
    description: 'Objasni pravila ovog stola ili neke vrste belota',
    options: { rules: { name: 'pravila', description: 'Koja pravila objasniti' } },
  },
  tips: {
    name: 'savjeti',
    description: 'Savjeti za ovaj stol ili za neku vrstu belota',
    options: { rules: { name: 'pravila', description: 'Koja vrsta belota' } },
  },
  invite: {
    name: 'pozovi',
    description: 'Pozovi nekoga za ovaj stol',
    options: { person: { name: 'osoba', description: 'Koga pozivaš' } },
  },
  kick: {
    name: 'izbaci',
    description: 'Oslobodi nečije mjesto (tko vodi stol ili moderator)',
    options: { person: { name: 'osoba', description: 'Tko mora otići' } },
  },
  leave: { name: 'izađi', description: 'Napusti stol; računalo nastavlja s tvojim kartama' },
  end: { name: 'prekini', description: 'Prekini partiju prije kraja (tko vodi stol ili moderator)' },
  standings: {
    name: 'ljestvica',
    description: 'Pokaži ljestvicu sezone',
    options: {
      rules: { name: 'pravila', description: 'Samo partije po ovim pravilima' },
      season: { name: 'sezona', description: 'Broj neke ranije sezone' },
      page: { name: 'stranica', description: 'Koja stranica ljestvice' },
    },
  },
  daily: { name: 'danas', description: 'Dijeljenja dana: ista za sve, s tri računala' },
  profile: {
    name: 'profil',
    description: 'Što je tko ovdje odigrao, i postignuća',
    options: { person: { name: 'osoba', description: 'Čiji; inače tvoj' } },
  },
  season: {
    name: 'sezona',
    description: 'Počni, zatvori ili preimenuj sezonu, ili pokaži sve (Upravljanje serverom)',
    options: {
      what: { name: 'što', description: 'Što treba napraviti' },
      name: { name: 'ime', description: 'Ime za novu sezonu ili za onu koja se preimenuje' },
      season: { name: 'sezona', description: 'Broj sezone koja se preimenuje; inače tekuća' },
    },
  },
  history: {
    name: 'povijest',
    description: 'Pogledaj odigrane partije na ovom serveru',
    options: { person: { name: 'osoba', description: 'Samo partije ove osobe' } },
  },
  check: {
    name: 'provjeri',
    description: 'Podijeli ponovno po ključu i provjeri je li dijeljenje bilo pošteno',
    options: {
      seed: { name: 'ključ', description: 'Ključ pokazan na kraju dijeljenja' },
      rules: { name: 'pravila', description: 'Koja pravila, ako ovdje nema dijeljenja s tim ključem' },
      dealer: {
        name: 'djelitelj',
        description: 'Koje mjesto dijeli (1 do 4), ako ovdje nema dijeljenja s tim ključem',
      },
    },
  },
  settings: { name: 'postavke', description: 'Tvoje karte, jezik, spominjanja i navike' },
  setup: { name: 'server', description: 'Kako se igra na ovom serveru (Upravljanje serverom)' },
  forgetMe: { name: 'zaboravi-me', description: 'Obriši sve što se o tebi čuva, na svim serverima' },
  help: { name: 'pomoć', description: 'Kako se ovdje igra' },
};
