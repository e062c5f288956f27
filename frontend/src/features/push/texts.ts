export const messages = {
  title: 'Push-Benachrichtigungen',
  text: 'Wir rufen dich, wenn was los ist. Und nur dann.',
  loadFailed: 'Push-Einstellungen nicht geladen',
  saved: 'Einstellungen gespeichert',

  permission: {
    granted: '✓ Berechtigung erteilt',
    denied: '✗ Berechtigung verweigert',
    default: '⚠ Berechtigung ausstehend',
  },
  deniedHint:
    'Dein Browser lässt uns nicht durch. Erlaube Benachrichtigungen für diese Seite in den Browser-Einstellungen, dann geht auch dieser Schalter wieder.',
  needsInstall:
    'iPhone und iPad lassen Push nur bei installierten Apps durch. Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, öffne Höllenlärm von dort und schalte es hier ein.',
  unavailable: 'Push ist hier noch nicht angeschlossen. Der Techniker weiß Bescheid.',

  here: 'Push auf diesem Gerät',
  hereHint: 'Wir melden uns auch, wenn Höllenlärm zu ist.',
  on: 'Benachrichtigungen aktiviert',
  off: 'Benachrichtigungen deaktiviert',
  offText: 'Sie erhalten keine Push-Benachrichtigungen mehr.',
  refused: 'Benachrichtigungen abgelehnt',
  refusedText: 'Sie können Benachrichtigungen in den Browser-Einstellungen aktivieren.',
  failed: 'Fehler',
  onFailed: 'Benachrichtigungen konnten nicht aktiviert werden.',
  offFailed: 'Benachrichtigungen konnten nicht deaktiviert werden.',

  everywhere: 'Push auf allen Geräten',
  everywhereHint: 'Aus heißt Funkstille, egal wo du angemeldet bist.',
  showsText: 'Text von Nachrichten zeigen',
  showsTextHint: 'Aus heißt: Du siehst, wer schreibt, aber nicht was.',

  quiet: {
    title: 'Ruhezeit',
    label: 'Ruhezeit einhalten',
    hint: 'Was in dieser Zeit passiert, kommt danach gesammelt. Verloren geht nichts.',
    from: 'Von',
    to: 'Bis',
    same: 'Anfang und Ende sind gleich. So ist nie Ruhe.',
  },
  pause: {
    title: 'Mal eben still',
    hour: 'Eine Stunde',
    morning: 'Bis morgen früh',
    end: 'Wieder laut',
    until: (time: string): string => `Still bis ${time} Uhr.`,
  },
  test: {
    send: 'Probe-Push schicken',
    sent: 'Probe-Push ist unterwegs',
    sentText: 'Gleich rappelt es auf deinen Geräten.',
  },
  devices: {
    title: 'Geräte mit Push',
    here: 'Dieses Gerät',
    lastUsed: (time: string): string => `Zuletzt erreicht ${time}`,
    neverUsed: 'Noch nie erreicht',
    remove: 'Entfernen',
    removeOne: (name: string): string => `Entfernen: ${name}`,
    removed: 'Gerät entfernt',
  },
} as const
