/** Everything that `npm run try-feed` says; its readers are editors, too. */
export const TRY_FEED = {
  usage: `Aufruf: npm run try-feed -- <Datei oder Adresse> [Optionen]

Zeigt, was die Pipeline aus einem Feed machen würde: gelesene und ausgelassene Einträge, Storys, Artikel und
was zur Moderation ginge. Nichts wird gespeichert, und es muss nichts laufen.

  --json             Ausgabe als JSON
  --undated          auch Einträge ohne lesbares Datum als neu behandeln
  --model            mit Bedrock schreiben und prüfen statt mit dem lokalen Modell; kostet Geld
  --stage <name>     das Modell dieser Stage (dev)
  --stories <zahl>   höchstens so viele Storys schreiben (mit --model 5, sonst alle)
  --language de|en   Sprache des Feeds (de)
  --category <name>  Rubrik des Feeds (news)

Ende mit 0, wenn alles ging; mit 1, wenn Feed oder Modell nicht zu lesen waren; mit 2 bei falschem Aufruf.`,
  oneArgument: 'Es fehlt genau eine Datei oder Adresse.',
  wrongOption: (option: string): string =>
    `Diese Option gibt es nicht, oder ihr fehlt der Wert: ${option}`,
  notOneOf: (value: string, allowed: readonly string[]): string =>
    `„${value}“ gibt es nicht. Möglich sind: ${allowed.join(', ')}.`,
  noCount: (value: string): string => `„${value}“ ist keine Zahl.`,
  noFile: (path: string): string => `Die Datei ${path} gibt es nicht.`,
  isFolder: (path: string): string => `${path} ist ein Ordner, keine Datei.`,
  unreadable: (path: string): string => `Die Datei ${path} lässt sich nicht lesen.`,
  badAddress: (address: string): string =>
    `${address} ist keine Adresse, die wir abrufen: nur http und https, ohne Zugangsdaten.`,
  leftOut: {
    noLink: 'ohne Link, der sich öffnen lässt',
    noText: 'ohne Titel und Text',
    double: 'steht schon weiter oben (gleicher Link oder gleiche Kennung)',
    tooMany: (max: number): string => `nicht unter den ${max} neuesten`,
    old: 'älter als 14 Tage: wird Beleg, aber keine Nachricht mehr',
    undated:
      'ohne lesbares Datum: beim ersten Lesen keine Nachricht (mit --undated wie eine neue behandeln)',
  },
  heading: (from: string): string => `Feed: ${from}`,
  read: (count: number, leftOut: number): string =>
    `Gelesen: ${count === 1 ? '1 Meldung' : `${count} Meldungen`}, ausgelassen: ${leftOut}`,
  items: 'Meldungen',
  notRead: 'Ausgelassen',
  stories: 'Storys',
  articles: 'Artikel',
  untitled: '(ohne Titel)',
  noDate: 'ohne Datum',
  story: (title: string, items: number): string =>
    `${title} (${items === 1 ? '1 Meldung' : `${items} Meldungen`})`,
  published: 'würde erscheinen',
  held: 'ginge zur Moderation',
  failed: 'würde nicht geschrieben',
  notWritten: (count: number): string =>
    count === 1
      ? 'Eine weitere Story ist nicht geschrieben.'
      : `${count} weitere Storys sind nicht geschrieben.`,
  cost: (model: string, writing: string, checking: string): string =>
    `Modell: ${model}. Kosten: Schreiben ${writing} $, Prüfen ${checking} $`,
  local: 'Geschrieben und geprüft vom lokalen Modell nach Regeln; Bedrock schreibt anders.',
  nothing: 'Daraus entstünde kein Artikel.',
} as const
