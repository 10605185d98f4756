import type { SettingsSentences, SetupSentences } from '../forms.ts';

export const settings: SettingsSentences = {
  title: 'Tvoje postavke',
  faces: 'Izgled karata',
  faceNames: {
    french: 'Francuske, veliki znakovi',
    'french-4c': 'Francuske u četiri boje',
    german: 'Mađarice: žir, zelje, srce, bundeva',
    traditional: 'Francuske, tradicionalne',
    text: 'Samo tekst, bez slika',
  },
  language: 'Jezik',
  discordLanguage: 'Kao u mom Discordu',
  sort: 'Redoslijed tvojih karata',
  sortNames: { suits: 'Po bojama, aduti prvi', dealt: 'Kako su podijeljene' },
  habits: 'Za stolom',
  ping: 'Spomeni me kad dođem na red',
  announce: 'Prijavi moja zvanja umjesto mene',
  confirm: 'Pitaj prije nego što odigram kartu ili zvanje',
  saved: 'Spremljeno. Sada igraš ovako:',
};

export const setup: SetupSentences = {
  title: 'Belot na ovom serveru',
  rules: 'Pravila novog stola',
  channels: 'Gdje se stolovi smiju otvarati',
  everywhere: 'U svakom kanalu',
  language: 'Jezik javnih poruka',
  serverLanguage: 'Jezik servera',
  clock: 'Vrijeme za jedan potez',
  tables: 'Novi stolovi imaju',
  pictures: 'Slike stola',
  hints: 'Prijedloge na zahtjev',
  rated: 'Partije koje se broje za sezonu',
  more: 'Još postavki',
  level: 'Razina računala',
  admission: 'Tko smije sjesti',
  saved: 'Spremljeno. Novi se stolovi otvaraju ovako:',
  notAllowed: 'Za to treba dopuštenje **Upravljanje serverom**.',
  wrongChannel: (channels) => `Na ovom se serveru stolovi otvaraju ovdje: ${channels}`,
};
