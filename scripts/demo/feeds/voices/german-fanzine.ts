import type { Voice } from './voice.ts'

/** Chatty, and writes bands as they write themselves. */
export const germanFanzine: Voice = {
  album: [
    '{band} kündigen „{title}“ für den {date} an',
    'Endlich Nachschub aus {city}! {band} haben die Katze aus dem Sack gelassen: Ihr nächstes Album hört auf den Namen „{title}“ und steht ab dem {date} in den Läden. {label} kümmert sich um die Veröffentlichung. Wer auf {genre} steht, darf sich auf {songs} Songs freuen, mit „{single}“ gibt es vorab schon was auf die Ohren.',
  ],
  single: [
    '{band} zeigen neuen Song „{title}“',
    'Frisch aus {city}: {band} haben mit „{title}“ einen neuen Song am Start. Wer es eilig hat, klickt gleich auf das Video. Das dazugehörige Album „{album}“ folgt am {date} via {label}.',
  ],
  reissue: [
    '{band} legen „{title}“ neu auf',
    'Sammler aufgepasst! {band} bringen ihr Kultalbum „{title}“ noch einmal auf den Markt. Ab dem {date} gibt es die Scheibe bei {label} auf Vinyl, allerdings nur {copies} Exemplare davon. Den Klang hat {producer} entstaubt, obendrauf gibt es mit „{bonus}“ einen Song, den bisher niemand kannte.',
  ],
  studio: [
    '{band} arbeiten im Studio an „{title}“',
    'Die Gerüchte stimmen: {band} sind im Studio und basteln an neuem Material. In {city} laufen die Bänder für „{title}“, hinter dem Pult sitzt {producer}. {songs} Songs haben sie schon im Kasten, wie uns die Band verraten hat. Erscheinen soll das Teil bei {label}.',
  ],
  tour: [
    '{band} gehen auf Tour und kommen nach {cities}',
    'Packt die Kutten ein: {band} sind ab dem {date} wieder unterwegs! Mit im Bus sitzen {support} und {support2}. Zu den {shows} Terminen zählen {cities}. Schluss ist am {until}. Für {price} Euro seid ihr dabei, gespielt wird vor allem Material von „{title}“.',
  ],
  festival: [
    '{festival} holt {band}',
    'Das {festival} legt nach: {band} stehen auf der Bühne, dazu kommen {second} und {third}. Damit nähert sich das Line-up den angekündigten {bands} Bands. Das Gelände bei {city} öffnet am {date}, das Ganze dauert {days} Tage und kostet {price} Euro.',
  ],
  cancelled: [
    '{band}: Konzerte in {cities} fallen aus',
    'Ganz bitter: {band} müssen die Konzerte in {cities} absagen. {role} {person} hat sich verletzt und muss pausieren. Insgesamt {shows} Termine sind betroffen, los gegangen wäre es am {date}. Nachgeholt wird ab dem {later}.',
  ],
  lineup: [
    '{band}: {leaver} steigt aus, {joiner} übernimmt',
    'Wechsel bei {band}: Nach {years} Jahren ist für {leaverRole} {leaver} Schluss, der Ausstieg kam für viele überraschend. {joinerRole} {joiner} übernimmt ab sofort. Live zu sehen gibt es die neue Besetzung erstmals am {date}.',
  ],
  signing: [
    '{band} sind jetzt bei {label} unter Vertrag',
    'Herzlichen Glückwunsch nach {city}! {band} haben ein neues Label gefunden und sind jetzt bei {label} zu Hause, wo auch {labelmate} wohnen. Als Einstand kommt am {date} das Album „{title}“. {genre} vom Feinsten, versprechen sie.',
  ],
  review: [
    '{band} mit „{title}“ im Plattentest: {points}/10',
    'Was haben wir auf „{title}“ gewartet! {band} spielen {genre}, der {sound} aus den Boxen kommt. Anspieltipps sind „{best}“ und „{second}“. Nach {minutes} Minuten steht fest: {verdict}. Von uns gibt es {points}/10.',
  ],
  interview: [
    '{band}: {person} über {about}',
    'Auf einen Kaffee mit {role} {person} von {band}: In {city} haben wir eine Stunde lang über {about} geplaudert. Anlass war „{title}“, das am {date} in die Läden kommt. Nach {years} Jahren Bandgeschichte gab es einiges zu erzählen.',
  ],
}
