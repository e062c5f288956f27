export const REVISION_TEXTS = {
  changed:
    'Jemand hat die Band inzwischen geändert. Schau dir an, was neu ist, und sende dann noch einmal.',
  nameTaken: 'So heißt in diesem Land schon eine andere Band.',
  genreMissing: 'Ohne Genre findet die Band niemand.',
  tooManyProposals:
    'Für diese Band warten schon sehr viele Vorschläge. Gib uns etwas Zeit, sie zu lesen.',
  yourProposalsWait:
    'Von dir warten für diese Band schon fünf Vorschläge. Sobald einer entschieden ist oder du einen zurückziehst, geht der nächste.',
  held: 'Das schaut sich erst die Moderation an: Es enthält einen Begriff, der hier nicht ohne Weiteres erscheint.',
  tooOld: 'So weit zurück geht es nicht in einem Schritt.',
  decided: 'Da war jemand schneller: Über den Vorschlag ist schon entschieden.',
  onlyModerators: 'Darüber entscheidet die Moderation.',
  identity:
    'Name, Land und Website einer verifizierten Band schaut sich erst die Moderation an. So lange ruht das Häkchen.',
  identityPending:
    'Dein neuer Name, dein Land oder deine Website wartet noch auf die Moderation. Zieh den Vorschlag zurück, wenn du etwas anderes willst.',
  identityStays:
    'Name, Land und Website einer verifizierten Band nimmt nur die Moderation zurück. Schlag die Änderung vor, dann schauen wir sie uns an.',
  identityRule: 'Verifizierte Band mit neuem Namen, Land oder neuer Website',
  proposal: 'Änderungsvorschlag',
  noReason: 'Passt so nicht.',
} as const
