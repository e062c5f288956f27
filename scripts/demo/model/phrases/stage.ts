import type { Phrases } from './phrases.ts'

export const tour: Phrases = {
  headlines: [
    '{band} gehen ab dem {date} auf Tour',
    '{band} kommen nach {cities}',
    '{band} gehen auf Tour',
  ],
  leads: [
    '{band} gehen auf Tour, los geht es am {date}.',
    'Am {date} beginnt die nächste Tour von {band}.',
    '{band} kommen wieder auf die Bühnen.',
  ],
  body: [
    [
      [
        '{band} haben viel vor: {concerts} Konzerte sind geplant, das erste am {date}.',
        'Der Auftakt der Tour von {band} ist am {date}.',
        '{band} haben neue Konzerte angekündigt.',
      ],
      ['Zu sehen sind sie in {cities}.', 'Es geht durch {cities}.'],
      ['Mit dabei sind {others}.', 'Den Abend teilen sie sich mit {others}.'],
    ],
    [
      ['Im Mittelpunkt steht „{title}“.', 'Anlass der Reise ist „{title}“.'],
      ['Karten kosten {euros} Euro.', 'Wer dabei sein will, zahlt {euros} Euro.'],
      ['Schluss ist am {laterDate}.', 'Weiter geht es am {laterDate}.'],
      ['Gespielt wird {genre}.', 'Für Fans von {genre} ist das ein Termin.'],
    ],
  ],
}

export const festival: Phrases = {
  headlines: [
    '{festival}: {band} stehen auf dem Plan',
    '{festival} nennt neue Bands',
    'Neue Bands für {festival}',
  ],
  leads: [
    'Das {festival} hat neue Namen, darunter {band}.',
    'Am {date} geht das {festival} los, und {band} sind dabei.',
    'Beim {festival} stehen weitere Bands fest.',
  ],
  body: [
    [
      [
        'Los geht das {festival} am {date}, und mit {band} steht eine weitere Band fest.',
        'Auf der Bühne des {festival} stehen auch {band}.',
        'Das {festival} füllt seinen Plan.',
      ],
      ['Außerdem spielen {others}.', 'Ebenfalls dabei sind {others}.'],
      ['Insgesamt sind es {bandCount} Bands.', 'Auf {bandCount} Bands kommt das Programm.'],
    ],
    [
      ['Das Ganze dauert {days} Tage.', 'Gefeiert wird {days} Tage lang.'],
      ['Erwartet werden {visitors} Fans.', 'Platz ist für {visitors} Fans.'],
      ['Eine Karte kostet {euros} Euro.', 'Der Preis liegt bei {euros} Euro.'],
      ['Der Ort ist {city}.', 'Gefeiert wird in {city}.'],
    ],
  ],
}

export const cancelled: Phrases = {
  headlines: ['{band} sagen Konzerte ab', '{festival} fällt aus', 'Absage: {band}'],
  leads: [
    'Schlechte Nachrichten: Bei {band} fallen Konzerte aus.',
    'Wer sich auf {band} gefreut hat, muss umplanen.',
    'Das {festival} findet nicht wie geplant statt.',
  ],
  body: [
    [
      [
        'Die Termine von {band} ab dem {date} finden nicht wie geplant statt.',
        '{band} müssen ihre Pläne ändern.',
        'Beim {festival} ändern sich die Pläne.',
      ],
      ['Betroffen sind {cities}.', 'Es geht um die Konzerte in {cities}.'],
      [
        'Insgesamt geht es um {concerts} Konzerte.',
        'Von der Absage sind {concerts} Konzerte betroffen.',
      ],
    ],
    [
      ['Betroffen ist auch {person}.', 'In der Meldung kommt {person} vor.'],
      ['Ein anderer Termin ist der {laterDate}.', 'Genannt wird außerdem der {laterDate}.'],
      ['Für Karten geht es um {euros} Euro.', 'Der Preis lag bei {euros} Euro.'],
    ],
  ],
}
