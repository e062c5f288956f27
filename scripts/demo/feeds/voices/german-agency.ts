import type { Voice } from './voice.ts'

/** Short, with dates in figures. */
export const germanAgency: Voice = {
  album: [
    '{BAND} veröffentlichen „{title}“ am {dateShort}',
    '{city}. – {BAND} veröffentlichen am {dateShort} ihr Album „{title}“ bei {label}. Das teilte die Band mit. Die Platte wurde von {producer} produziert und dauert {minutes} Minuten. Stilistisch bleibt die Gruppe beim {genre}.',
  ],
  single: [
    '{BAND} stellen neue Single „{title}“ vor',
    '{city}. – {BAND} haben die Single „{title}“ vorgestellt. Sie kündigt das Album „{album}“ an, das für den {dateShort} geplant ist. Verantwortlich zeichnet {label}.',
  ],
  reissue: [
    '{BAND}: „{title}“ wird wiederveröffentlicht',
    '{city}. – Nach {years} Jahren wird „{title}“ von {BAND} wiederveröffentlicht. {label} presst {copies} Exemplare, die ab dem {dateShort} erhältlich sind. Produzent {producer} hat die Originalbänder überarbeitet.',
  ],
  studio: [
    '{BAND} nehmen neues Album im Studio auf',
    '{city}. – {BAND} haben mit den Aufnahmen begonnen. Produzent {producer} betreut die Arbeiten an „{title}“. Als Termin nannte {label} den {dateShort}.',
  ],
  tour: [
    '{BAND} kündigen Tournee mit {shows} Konzerten an',
    '{BAND} haben eine Tournee mit {shows} Konzerten angekündigt. Auftakt ist am {dateShort}, auf dem Plan stehen {cities}. Im Vorprogramm spielen {SUPPORT} und {SUPPORT2}. Tickets gibt es ab {price} Euro.',
  ],
  festival: [
    '{festival} bestätigt {BAND}, {SECOND} und {THIRD}',
    '{city}. – Die Veranstalter des {festival} haben {BAND}, {SECOND} und {THIRD} bestätigt. Erwartet werden {visitors} Fans. Das Festival beginnt am {dateShort}.',
  ],
  cancelled: [
    '{BAND} verschieben Konzerte auf den {laterShort}',
    '{BAND} verschieben {shows} Konzerte. {role} {person} ist verletzt. Betroffen sind Termine ab dem {dateShort}, die Nachholtermine beginnen am {laterShort}.',
  ],
  lineup: [
    '{BAND} mit neuer Besetzung: {joiner} ersetzt {leaver}',
    '{BAND} haben ihre Besetzung geändert. {joinerRole} {joiner}, früher bei {FORMER}, ist ein Neuzugang. {leaverRole} {leaver} ist ausgestiegen. Die nächste Show findet am {dateShort} statt.',
  ],
  signing: [
    '{label} nimmt {BAND} unter Vertrag',
    '{city}. – {label} hat {BAND} unter Vertrag genommen. Das erste gemeinsame Album „{title}“ erscheint am {dateShort}. Die Band wurde vor {years} Jahren gegründet.',
  ],
  review: [
    'Rezension: {BAND} „{title}“',
    '{BAND} spielen {genre}. „{title}“ klingt {sound}, {songs} Songs sind darauf. Höhepunkt ist „{best}“. {verdict}. {points} von 10 Punkten.',
  ],
  interview: [
    'Im Gespräch: {person} von {BAND}',
    '{role} {person} von {BAND} spricht über {about}. Die Band aus {city} besteht seit {years} Jahren und veröffentlicht am {dateShort} das Album „{title}“.',
  ],
}
