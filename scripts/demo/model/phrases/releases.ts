import type { Phrases } from './phrases.ts'

export const album: Phrases = {
  headlines: [
    '{band}: „{title}“ kommt am {date}',
    '{band} legen am {date} mit „{title}“ nach',
    '{band} haben mit „{title}“ ein neues Album in der Hand',
    'Neues von {band}',
  ],
  leads: [
    'Am {date} gibt es Neues von {band}: Die neue Platte heißt „{title}“.',
    'Das nächste Album von {band} heißt „{title}“, zu kaufen ist es ab dem {date}.',
    'Mit „{title}“ melden sich {band} zurück.',
    'Von {band} kommt eine neue Platte.',
  ],
  body: [
    [
      [
        'Die Arbeit an „{title}“ ist getan, {band} nennen den {date} als Termin.',
        'Wer auf {band} gewartet hat, kann sich den {date} merken, denn dann kommt „{title}“ heraus.',
        'Der Titel der neuen Platte von {band} steht fest, sie heißt „{title}“.',
        'Bei {band} tut sich etwas.',
      ],
      ['Veröffentlicht wird das Album über {label}.', 'Das Label dahinter ist {label}.'],
      ['Auf der Platte sind {songs} Songs.', 'Mit {songs} Songs ist das Album gut gefüllt.'],
    ],
    [
      ['Am Ende läuft das Album {minutes} Minuten.', 'Die Spielzeit beträgt {minutes} Minuten.'],
      ['Für den Klang war {producer} zuständig.', 'Produziert hat {producer}.'],
      ['Stilistisch bleibt es bei {genre}.', 'Zu hören gibt es {genre}.'],
      ['Vorab zu hören ist bereits {tracks}.', 'Ein erster Eindruck: {tracks}.'],
      ['Die Band kommt aus {home}.', 'Zu Hause ist die Band in {home}.'],
    ],
  ],
}

export const single: Phrases = {
  headlines: ['{band} zeigen „{title}“', '{band}: „{title}“ ist da', 'Ein neuer Song von {band}'],
  leads: [
    '{band} geben mit „{title}“ einen neuen Song frei.',
    'Ab sofort ist „{title}“ von {band} zu hören.',
    'Von {band} gibt es neue Musik.',
  ],
  body: [
    [
      [
        'Der neue Song von {band} trägt den Namen „{title}“.',
        'Mit „{title}“ lassen {band} hören, wohin die Reise geht.',
        '{band} lassen von sich hören.',
      ],
      [
        'Das dazugehörige Album soll am {date} erscheinen.',
        'Als Termin für mehr steht der {date} fest.',
      ],
      ['Dahinter steht {label}.', 'Veröffentlicht wird bei {label}.'],
    ],
    [
      ['Mit dem neuen Song wirbt die Band für {tracks}.', 'Auch der Name {tracks} fällt.'],
      ['Die Band kommt aus {home}.', 'Zu Hause ist die Band in {home}.'],
      ['Zu hören gibt es {genre}.', 'Musikalisch ist das {genre}.'],
    ],
  ],
}

export const reissue: Phrases = {
  headlines: [
    '{band} legen „{title}“ neu auf',
    '„{title}“ von {band} kommt noch einmal heraus',
    '{band} legen eine alte Platte neu auf',
  ],
  leads: [
    'Ab dem {date} gibt es „{title}“ von {band} wieder zu kaufen.',
    '{band} bringen „{title}“ noch einmal heraus.',
    'Ein altes Album von {band} kehrt zurück.',
  ],
  body: [
    [
      [
        'Lange war „{title}“ von {band} nur gebraucht zu finden, ab dem {date} ist das vorbei.',
        'Das Album „{title}“ von {band} bekommt ein zweites Leben.',
        'Bei {band} wird im Archiv gegraben.',
      ],
      ['Um die Neuauflage kümmert sich {label}.', 'Das Label dahinter ist {label}.'],
      [
        'Mehr als {copies} Exemplare gibt es nicht.',
        'Die Auflage ist auf {copies} Exemplare begrenzt.',
      ],
    ],
    [
      ['Als Zugabe gibt es {tracks}.', 'Mit dabei ist auch {tracks}.'],
      ['Den Klang hat {producer} aufgefrischt.', 'Für den neuen Klang war {producer} zuständig.'],
      ['Die Aufnahmen sind {years} Jahre alt.', 'Seit damals sind {years} Jahre vergangen.'],
      ['Zu hören gibt es {genre}.', 'Stilistisch ist das {genre}.'],
    ],
  ],
}

export const studio: Phrases = {
  headlines: [
    '{band} nehmen „{title}“ auf',
    '{band} arbeiten an einem neuen Album',
    'Neues von {band}',
  ],
  leads: [
    '{band} sind im Studio und arbeiten mit {producer} an neuen Songs.',
    '{band} haben sich für neue Aufnahmen eingeschlossen.',
    'Bei {band} wird wieder aufgenommen.',
  ],
  body: [
    [
      [
        'Die Aufnahmen zu „{title}“ laufen, und {producer} hilft dabei.',
        'Mit {producer} nehmen {band} gerade neue Songs auf.',
        'Die Arbeit an neuen Songs von {band} läuft.',
      ],
      ['Fertig sind bisher {songs} Songs.', 'Im Kasten sind {songs} Songs.'],
      ['Aufgenommen wird in {city}.', 'Das Studio liegt in {city}.'],
    ],
    [
      ['Im Gespräch ist der {date}.', 'Als Termin wird der {date} genannt.'],
      ['Das Label dafür ist {label}.', 'Das Label ist {label}.'],
      ['Am Stil ändert sich nichts, es bleibt bei {genre}.', 'Zu erwarten ist {genre}.'],
    ],
  ],
}
