import type { Phrases } from './phrases.ts'

export const lineup: Phrases = {
  headlines: ['{band} ohne {leaver}', '{joiner} ist neu bei {band}', 'Neue Besetzung bei {band}'],
  leads: [
    'Bei {band} gibt es einen Wechsel: {leaver} ist nicht mehr dabei.',
    'Zuwachs für {band}: {joiner} gehört jetzt dazu.',
    'Die Besetzung von {band} ändert sich.',
  ],
  body: [
    [
      [
        '{leaver} und {band} gehen künftig getrennte Wege.',
        'Die Besetzung von {band} sieht ab sofort anders aus.',
      ],
      ['Neu in der Band ist {joiner}.', 'Den Platz nimmt {joiner} ein.'],
      ['Gemeinsam waren es {years} Jahre.', 'Vorbei sind damit {years} Jahre.'],
    ],
    [
      ['Die nächste Gelegenheit, die Band zu sehen, ist am {date}.', 'Weiter geht es am {date}.'],
      ['An „{title}“ ändert das nichts.', 'Eine Rolle spielt dabei auch „{title}“.'],
      ['Im Text geht es auch um {others}.', 'Auch der Name {others} fällt dabei.'],
      ['Die Band spielt {genre}.', 'Stilistisch ist die Band im {genre} zu Hause.'],
    ],
  ],
}

export const signing: Phrases = {
  headlines: [
    '{band} sind jetzt bei {label}',
    '{label} holt {band}',
    '{band} haben ein neues Label',
  ],
  leads: [
    '{label} hat {band} unter Vertrag.',
    'Ein neues Zuhause für {band}: Das Label ist {label}.',
    '{band} wechseln das Label.',
  ],
  body: [
    [
      [
        'Die Musik von {band} kommt künftig bei {label} heraus.',
        'Zwischen {band} und {label} ist alles unter Dach und Fach.',
        '{band} haben einen neuen Vertrag.',
      ],
      [
        'Den Anfang macht „{title}“ am {date}.',
        'Als Erstes kommt „{title}“.',
        'Los geht es am {date}.',
      ],
      ['Die Band stammt aus {home}.', 'Zu Hause ist die Band in {home}.'],
    ],
    [
      ['Zu hören gibt es {genre}.', 'Musikalisch ist das {genre}.'],
      ['Es gibt die Band seit {years} Jahren.', 'Auf der Uhr stehen {years} Jahre.'],
      ['Beim selben Label sind {others}.', 'Auch {others} sind dort zu finden.'],
    ],
  ],
}

export const review: Phrases = {
  headlines: [
    '{band} mit „{title}“: {rating}',
    '{band}: „{title}“ in der Kritik',
    'Eine neue Kritik zu {band}',
  ],
  leads: [
    '{source} hat „{title}“ von {band} gehört und vergibt {rating}.',
    '„{title}“ von {band} bekommt bei {source} {rating}.',
    '{source} hat sich mit „{title}“ von {band} beschäftigt.',
    '{source} hat {band} gehört.',
  ],
  body: [
    [
      [
        'In der Kritik von {source} kommt „{title}“ auf {rating}.',
        'Bei {source} wurde „{title}“ von {band} genau gehört.',
        'Die neue Platte von {band} liegt bei {source} auf dem Tisch.',
      ],
      ['Der Klang wird dort als {sounds} beschrieben.', 'Die Musik gilt dort als {sounds}.'],
      ['Stilistisch ordnet die Kritik das Album beim {genre} ein.', 'Zu hören gibt es {genre}.'],
    ],
    [
      ['Besonders gefallen haben {tracks}.', 'Von den Songs fallen {tracks} auf.'],
      ['Zum Album gehören {songs} Songs.', 'Es sind {songs} Songs.'],
      ['Die Spielzeit liegt bei {minutes} Minuten.', 'Das Album läuft {minutes} Minuten.'],
      ['Erschienen ist es bei {label}.', 'Das Label ist {label}.'],
      ['Für den Klang war {producer} zuständig.', 'Produziert hat {producer}.'],
      ['Als Termin nennt die Kritik den {date}.', 'Der Termin ist der {date}.'],
    ],
  ],
}

export const interview: Phrases = {
  headlines: [
    '{band} sprechen über {subjects}',
    '{band} im Gespräch mit {source}',
    'Im Gespräch: {band}',
  ],
  leads: [
    '{person} von {band} spricht mit {source} über {subjects}.',
    '{source} hat mit {band} über {subjects} gesprochen.',
    '{source} hat mit {band} gesprochen.',
  ],
  body: [
    [
      ['Im Gespräch mit {source} geht es um {subjects}.', 'Bei {source} kommen {band} zu Wort.'],
      ['Für die Band antwortet {person}.', 'Die Antworten gibt {person}.'],
      ['Anlass für das Gespräch ist „{title}“.', 'Auch „{title}“ kommt zur Sprache.'],
    ],
    [
      ['Die Band gibt es seit {years} Jahren.', 'Hinter der Band liegen {years} Jahre.'],
      ['Am {date} geht es für die Band weiter.', 'Als nächster Termin steht der {date} fest.'],
      ['Die Band kommt aus {home}.', 'Zu Hause ist die Band in {home}.'],
      ['Auch um {others} geht es.', 'Im Gespräch fallen auch die Namen {others}.'],
      ['Musikalisch geht es um {genre}.', 'Die Band spielt {genre}.'],
    ],
  ],
}

export const other: Phrases = {
  headlines: ['Neues von {band}', '{source} über {band}', 'Neues bei {source}'],
  leads: ['Von {band} gibt es Neues.', '{source} berichtet über {band}.', '{source} hat Neues.'],
  body: [
    [
      ['Bei {source} geht es um {band}.', '{source} hat Neues aus der Szene.'],
      ['Im Mittelpunkt steht „{title}“.', 'Eine Rolle spielt „{title}“.'],
      ['Genannt wird der {date}.', 'Als Termin steht der {date} fest.'],
    ],
    [
      ['Im Text kommen auch {others} vor.', 'Es geht auch um {others}.'],
      ['Die Rede ist von {cities}.', 'Als Orte werden {cities} genannt.'],
      ['Auch {label} spielt eine Rolle.', 'Dazu gehört auch {label}.'],
    ],
  ],
}
