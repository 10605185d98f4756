import { plural } from '../plural.ts';
import type { RulesSentences } from '../rules.ts';
import { words } from './words.ts';

const form = plural('hr');

export const rules: RulesSentences = {
  title: (ruleSet, isTable) => `${isTable ? 'Pravila ovog stola: ' : 'Pravila: '}${words.ruleSet[ruleSet]}`,
  heads: {
    aim: 'Cilj',
    auction: 'Zvanje aduta',
    play: 'Igranje',
    declarations: 'Zvanja i bela',
    scoring: 'Bodovanje',
    end: 'Kraj partije',
  },
  aim: (target) =>
    `Dva tima po dvoje, 32 karte. Tim koji prvi ima ${words.number(target)} ${form(target, { one: 'bod', few: 'boda', other: 'bodova' })} dobiva partiju.`,
  direction: {
    ccw: 'Igra se udesno.',
    clockwise: 'Igra se ulijevo.',
  },
  auction: {
    ladder: () =>
      'Svima po pet karata. Kad dođeš na red, zoveš više od zadnjeg ili kažeš dalje. Dalje nije konačno; tri puta dalje zaredom završava zvanje. Zatim svi dobiju još tri karte. Četiri puta dalje na početku: ništa se ne piše, dijeli se ponovno.',
    'turned-card': () =>
      'Svima po pet karata, jedna se okrene. Prvi krug: *uzmi* njezinu boju za adut ili reci dalje. Ako svi kažu dalje, drugi krug: *zovi* drugu boju ili reci dalje. Tko uzme, dobiva okrenutu kartu i još dvije, ostali po tri. Svi dvaput dalje: dijeli se ponovno.',
    points: (maxBid) =>
      `Svima po osam karata. Kad dođeš na red, zoveš vrijednost od 80 do ${maxBid} po deset ili capot (štiglju), i što se igra; svaki put mora biti više. Dalje nije konačno; tri puta dalje zaredom završava zvanje. Četiri puta dalje na početku: dijeli se ponovno.`,
    'name-once': () =>
      'Svima po šest karata i još dvije zatvorene. Redom, samo jednom: zovi adut ili reci dalje; ako troje kaže dalje, tko dijeli mora zvati (mus). Prvi zvani adut završava zvanje i svi podižu svoje dvije karte.',
  },
  contracts: (contracts) => `Može se zvati: ${words.list(contracts.map((each) => words.contract[each]))}.`,
  double: {
    no: 'Kontre nema.',
    'in-turn':
      'Kad dođeš na red, možeš dati kontru na ono što je zvao drugi tim, a rekontru na kontru protiv svog tima. Više zvanje briše oboje.',
    'any-time':
      'Dok zvanje stoji, svaki protivnik smije dati kontru (coinche) u svakom trenutku; time je zvanje gotovo. Zatim tko je zvao, pa drugi iz tog tima, smije dati rekontru (surcoinche).',
    'after-auction':
      'Nakon tri puta dalje tko je zvao smije jednom povisiti u istoj boji. Zatim protivnici smiju dati kontru, a tim koji je zvao rekontru.',
  },
  strength:
    'Aduti od najjačeg (bodovi): J (20), 9 (14), A (11), 10 (10), K (4), Q (3), 8, 7. Ostale boje: A (11), 10 (10), K (4), Q (3), J (2), 9, 8, 7. Zadnji štih nosi još 10.',
  allTrump: {
    ranks: 'Kad je sve adut, svaka boja ima poredak i bodove aduta i mora se nadigrati kao adut.',
    belote: 'Kad je sve adut, vrijedi svaki takav par ako se njime otvara ili prati boja.',
  },
  noTrump: {
    ranks: 'Bez aduta svaka boja ima poredak i bodove ostalih boja.',
    declarations: 'Bez aduta nema zvanja.',
    belote: 'Bez aduta nema bele.',
  },
  following:
    'Boja se mora pratiti. Kad se traži adut, mora se baciti jači ako ga imaš. Tko nema traženu boju, mora sjeći adutom, i to jačim od aduta u štihu ako može.',
  ruffOverPartner: {
    free: 'Dok štih nosi tvoj tim, ne moraš sjeći.',
    forced: 'Sjeći moraš i kad štih nosi tvoj tim.',
  },
  undertrump: {
    free: 'Ako ne možeš baciti jači adut, bacaš bilo koju kartu.',
    forced: 'Ako ne možeš baciti jači adut, svejedno moraš baciti adut.',
  },
  beatPlainSuit: {
    free: 'Izvan aduta ne mora se baciti jača karta.',
    forced:
      'I izvan aduta mora se baciti jača od najjače ako se može (iber), osim ako je štih već presječen.',
  },
  noDeclarations: 'Nema zvanja.',
  declarationValues:
    'Prijavljuju se uz prvu kartu: tri u nizu 20, četiri u nizu 50, pet ili više u nizu 100; četiri dečka 200, četiri devetke 150, četiri asa, desetke, kralja ili dame 100.',
  compare: {
    separate:
      'Nizovi i četiri iste uspoređuju se odvojeno: tim s najboljim nizom piše sve svoje nizove, tim s najbolje četiri iste sve svoje takve.',
    'single-best':
      'Odlučuje najbolje pojedino zvanje: njegov tim piše sva svoja zvanja, drugi ništa. Četiri iste uvijek su jače od niza.',
  },
  declarationTie: {
    cancel: 'Ako su najbolji nizovi jednaki, nijedan niz ne vrijedi.',
    'trump-then-seat': 'Jednaki nizovi: jači je onaj u adutu, inače od onoga tko je prvi na redu.',
    seat: 'Jednaki nizovi: jači je od onoga tko je prvi na redu.',
  },
  sequenceLength: {
    class: 'Od pet karata naviše svi su nizovi jednako dugi.',
    length: 'Dulji niz jači je od kraćeg, i iznad pet karata.',
  },
  eightRun: {
    'one-quinte': 'Svih osam karata jedne boje je jedan niz za 100.',
    'quinte-and-tierce': 'Svih osam karata jedne boje je pet u nizu i tri u nizu.',
  },
  needTrick: {
    yes: 'Tim bez štiha ne piše svoja zvanja.',
    no: 'Zvanja vrijede i bez štiha.',
  },
  belote: 'Bela: kralj i dama aduta u istoj ruci vrijede 20 i prijavljuju se sami.',
  beloteOnFail: {
    'to-opponents': 'Kad tim koji je zvao padne, njegova bela ide drugom timu.',
    stays: 'Bela ostaje svom timu i kad padne.',
  },
  tricklessBelote: {
    'to-opponents': 'Tim bez štiha daje svoju belu drugom timu.',
    stays: 'Tim bez štiha zadržava svoju belu.',
  },
  scoring: {
    tenths: () =>
      'Pišu se desetice (igra u boji vrijedi 16, sve adut i bez aduta 26); bez aduta sve se broji dvostruko. Ako tim koji je zvao ima više, svatko piše svoje; ako ima manje, pada i drugi piše sve. Uz kontru tko ima više piše sve × 2, uz rekontru × 4.',
    plain: (declares) =>
      `Ako tim koji je zvao ima više bodova, prolazi i svatko piše svoje. Ako ima manje, pada: drugi piše ${declares ? '162 i sva zvanja' : '162'}.`,
    coinche: (declares) =>
      `Tim koji je zvao mora imati barem 82 boda od karata i zvanu vrijednost, ${declares ? 'sa zvanjima i belom' : 's belom'}. Prolaz: oba tima pišu svoje, zaokruženo na desetice, a tim koji je zvao dodaje zvano. Pad: drugi piše ${declares ? '160 + zvano + sva zvanja' : '160 + zvano'}. Uz kontru tko dobije piše ${declares ? '(160 + zvano + zvanja)' : '(160 + zvano)'} × 2, uz rekontru × 4.`,
    contree: () =>
      'Tim koji je zvao mora imati zvanu vrijednost od karata i bele. Prolaz: oba tima pišu svoje, a tim koji je zvao dodaje zvano. Pad: drugi piše 162, bele i zvano. Kontra i rekontra množe samo zvano.',
  },
  tie: {
    'bidders-hang':
      'Jednako: drugi tim piše svoje, a bodovi tima koji je zvao vise za pobjednika sljedećeg dijeljenja.',
    'all-hang': 'Jednako: svi bodovi vise za pobjednika sljedećeg dijeljenja; bele se pišu odmah.',
    made: 'Jednako: tim koji je zvao prolazi.',
    fails: 'Jednako: tim koji je zvao pada.',
  },
  capot: {
    bonus: (points) => `Štiglja (svih osam štihova): još ${points}.`,
    cards: (points) => `Štiglja (svih osam štihova): ${points} za karte.`,
    'last-trick': (points) => `Štiglja (svih osam štihova): zadnji štih nosi ${points} umjesto 10.`,
    nothing: () => 'Štiglja (svih osam štihova): ništa dodatno, osim ako je zvana (capot).',
  },
  end: 'Partija je gotova nakon dijeljenja u kojem neki tim dođe do cilja; ako dođu oba, dobiva veći zbroj, a uz jednak zbroj dijeli se još jednom.',
  valatBlocksEnd: { yes: 'Nakon štiglje igra se barem još jedno dijeljenje.', no: '' },
  hangingBlocksEnd: { yes: 'Dok bodovi vise, igra se barem još jedno dijeljenje.', no: '' },
  eightRunWins: { yes: 'Svih osam karata jedne boje (belot) odmah dobiva partiju.', no: '' },
  changed: 'označava kućna pravila ovog stola.',
};
