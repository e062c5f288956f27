import type { Voice } from './voice.ts'

/** Writes as American news sites do, bands shouted. */
export const englishPress: Voice = {
  album: [
    '{BAND} To Release New Album "{title}" On {dateEn}',
    '{genre} outfit {BAND} will release their new album, "{title}", on {dateEn} via {label}. The {songs}-track effort was produced by {producer} and clocks in at {minutes} minutes. A first single, "{single}", is streaming now.',
  ],
  single: [
    '{BAND} Unleash Video For New Single "{title}"',
    '{BAND} have unveiled the official music video for "{title}", which was filmed in {city}. The new single is taken from the upcoming full-length "{album}", due on {dateEn} through {label}.',
  ],
  reissue: [
    '{BAND} To Reissue "{title}" On Vinyl',
    '{label} will reissue the long out-of-print {BAND} album "{title}" on {dateEn}. Limited to {copies} copies, the remastered edition of the {years}-year-old record adds the previously unheard song "{bonus}". Producer {producer} handled the remastering.',
  ],
  studio: [
    '{BAND} In The Studio With Producer {producer}',
    '{BAND} have entered the studio with producer {producer} to begin tracking "{title}". The band has completed {songs} songs so far in {city}. The album is tentatively due on {dateEn} via {label}.',
  ],
  tour: [
    '{BAND} Announce Tour Dates With {SUPPORT} And {SUPPORT2}',
    '{BAND} will hit the road in support of "{title}". The {shows} dates kick off on {dateEn} and include stops in {citiesEn}. {SUPPORT} and {SUPPORT2} will open. Tickets are {price} euros.',
  ],
  festival: [
    '{festival} Adds {BAND}, {SECOND} And {THIRD}',
    "Germany's {festival} has added {BAND}, {SECOND} and {THIRD} to its bill. The event takes place near {city} starting {dateEn} and will feature {bands} bands. Organizers expect {visitorsEn} fans.",
  ],
  cancelled: [
    '{BAND} Cancel {shows} Shows After Injury',
    '{BAND} have been forced to cancel {shows} shows, including {citiesEn}, after {roleEn} {person} suffered an injury. The first affected date was set for {dateEn}. Rescheduled shows will begin on {laterEn}.',
  ],
  lineup: [
    '{BAND} Part Ways With {leaver}, Recruit {joiner}',
    '{BAND} have parted ways with longtime {leaverRoleEn} {leaver} after {years} years. The group has enlisted new {joinerRoleEn} {joiner}, known from {FORMER}. The lineup will make its live debut on {dateEn}.',
  ],
  signing: [
    '{BAND} Sign With {label}',
    '{genre} band {BAND} from {city} have signed a worldwide record deal with {label}. Their album "{title}" will arrive on {dateEn}. The band formed {years} years ago and joins {LABELMATE} on the roster.',
  ],
  review: [
    'Review: {BAND} "{title}" – {pointsEn}/10',
    'On "{title}", {BAND} deliver {genre} that sounds {soundEn}. Produced by {producer}, these {songs} tracks run for {minutes} minutes, with "{best}" and "{second}" as standouts. {verdictEn}. Out now on {label}. Rating: {pointsEn} out of 10.',
  ],
  interview: [
    'Interview: {BAND} {roleEn} {person}',
    'We sat down with {roleEn} {person} of {BAND} to talk about {aboutEn}. The {city} band has been around for {years} years and will release "{title}" on {dateEn}.',
  ],
}
