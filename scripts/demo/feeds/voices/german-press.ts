import type { Voice } from './voice.ts'

/** Sober, and shouts the bands as the German metal press does. */
export const germanPress: Voice = {
  album: [
    '{BAND}: Neues Album „{title}“ erscheint am {date}',
    'Die {genre}-Formation {BAND} aus {city} hat ihr neues Album angekündigt. „{title}“ wird am {date} über {label} veröffentlicht und umfasst {songs} Songs bei einer Spielzeit von {minutes} Minuten. Aufgenommen wurde die Platte mit Produzent {producer}. Die erste Single „{single}“ ist bereits auf allen bekannten Portalen zu hören.',
  ],
  single: [
    '{BAND}: Video zu „{title}“ veröffentlicht',
    '{BAND} haben ein Video zu ihrem neuen Song „{title}“ veröffentlicht. Gedreht wurde der Clip in {city}. Das Stück stammt vom kommenden Album „{album}“, das am {date} bei {label} erscheint. Fans von {genre} bekommen damit einen ersten Eindruck von der Platte.',
  ],
  reissue: [
    '{BAND}: Neuauflage von „{title}“ kommt am {date}',
    '{label} veröffentlicht am {date} eine Neuauflage des Albums „{title}“ von {BAND}. Das vergriffene {genre}-Werk ist inzwischen {years} Jahre alt und war zuletzt nur noch zu Sammlerpreisen zu haben. Die Auflage ist auf {copies} Exemplare limitiert, als Bonus ist der unveröffentlichte Song „{bonus}“ enthalten. Für das neue Mastering war Produzent {producer} verantwortlich.',
  ],
  studio: [
    '{BAND}: Aufnahmen zum neuen Album haben begonnen',
    '{BAND} befinden sich derzeit im Studio. Gemeinsam mit Produzent {producer} nimmt die Band in {city} den Nachfolger auf, der den Arbeitstitel „{title}“ trägt. {songs} Songs sind laut Mitteilung bereits eingespielt. Veröffentlicht werden soll das Album bei {label}, angepeilt ist der {date}.',
  ],
  tour: [
    '{BAND}: Tour ab dem {date} mit {SUPPORT}',
    '{BAND} gehen mit ihrem aktuellen Album „{title}“ auf Tour. Insgesamt {shows} Konzerte stehen auf dem Plan, darunter Abende in {cities}. Als Gäste sind {SUPPORT} und {SUPPORT2} dabei. Los geht es am {date}, der Abschluss folgt am {until}. Karten kosten im Vorverkauf {price} Euro.',
  ],
  festival: [
    '{festival}: {BAND} und {SECOND} bestätigt',
    'Das {festival} bei {city} hat die nächsten Bands für die kommende Ausgabe bestätigt. Neu im Programm sind {BAND}, {SECOND} und {THIRD}. Gefeiert wird ab dem {date} über {days} Tage, insgesamt sollen {bands} Bands auftreten. Die Veranstalter rechnen mit {visitors} Besuchern, ein Ticket kostet {price} Euro.',
  ],
  cancelled: [
    '{BAND} sagen {shows} Konzerte ab',
    '{BAND} müssen {shows} Konzerte absagen. Betroffen sind unter anderem die Auftritte in {cities}, der erste davon am {date}. Grund ist eine Verletzung: {role} {person} darf auf ärztlichen Rat vorerst nicht spielen. Die Abende sollen ab dem {later} nachgeholt werden, gekaufte Karten zu {price} Euro behalten ihre Gültigkeit.',
  ],
  lineup: [
    '{BAND} trennen sich von {leaver}',
    '{leaverRole} {leaver} verlässt {BAND} nach {years} Jahren. Die Trennung sei freundschaftlich verlaufen, heißt es in einer Mitteilung der Band. Neu dabei ist {joinerRole} {joiner}, bekannt von {FORMER}. Das erste Konzert in neuer Besetzung spielt die {genre}-Band am {date}.',
  ],
  signing: [
    '{BAND} unterschreiben bei {label}',
    '{BAND} aus {city} haben einen Plattenvertrag bei {label} unterschrieben. Die {genre}-Band besteht seit {years} Jahren und veröffentlicht dort am {date} ihr Debüt „{title}“. Beim Label treffen sie unter anderem auf {LABELMATE}.',
  ],
  review: [
    '{BAND} – „{title}“ ({points}/10)',
    'Mit „{title}“ legen {BAND} ein {genre}-Album vor, das {sound} klingt. {songs} Songs in {minutes} Minuten, produziert von {producer}: Besonders „{best}“ und „{second}“ bleiben hängen. {verdict}. Erschienen bei {label}. Wertung: {points} von 10 Punkten.',
  ],
  interview: [
    '{BAND}: Interview mit {role} {person}',
    'Seit {years} Jahren gibt es {BAND} aus {city} inzwischen. Wir haben {role} {person} getroffen und über {about} gesprochen. Auch das neue Album „{title}“, das am {date} erscheint, war Thema. „Wir haben uns nie als Karriere begriffen“, sagt {person}.',
  ],
}
