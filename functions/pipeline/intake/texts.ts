/** By code; `{detail}` is replaced by a value such as the status. */
export const PROBLEM_TEXTS = {
  unreachable: 'Der Server war nicht zu erreichen.',
  timeout: 'Die Antwort war nach 10 Sekunden noch nicht vollständig.',
  too_large: 'Der Feed ist größer als 5 MB.',
  refused_address: 'Die Adresse führt nicht ins offene Internet und wird nicht abgerufen.',
  redirects: 'Die Adresse leitet im Kreis oder zu oft weiter.',
  status: 'Der Server antwortete mit dem Status {detail}.',
  certificate: 'Das Zertifikat des Servers ist ungültig.',
  encryption: 'Eine verschlüsselte Verbindung zum Server kam nicht zustande.',
  packing: 'Die Antwort war falsch verpackt und ließ sich nicht entpacken.',
  empty: 'Die Antwort war leer.',
  not_a_feed: 'Unter der Adresse liegt kein Feed, sondern eine Webseite oder etwas anderes.',
  same_feed:
    'Die Adresse führt zum selben Feed wie „{detail}“. Gelesen wird nur der; lösch eine der beiden Quellen.',
  broken: 'Der Feed ist beschädigt und lässt sich nicht lesen.',
  unusable: 'Der Feed hat Einträge, aber keinen mit Text und einem Link auf eine Webseite.',
  rules_unreadable:
    'Die Regeln der Seite für Maschinen (robots.txt, tdmrep.json) waren nicht zu lesen; ohne sie rufen wir nichts ab.',
  robots: 'Die robots.txt der Seite untersagt uns den Abruf.',
  tdm: 'Die Seite behält sich die Nutzung durch Maschinen vor (TDM-Vorbehalt).',
} as const
