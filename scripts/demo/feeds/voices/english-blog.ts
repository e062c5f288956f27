import type { Voice } from './voice.ts'

/** A blog that shouts nobody's name. */
export const englishBlog: Voice = {
  album: [
    '{band} announce "{title}", out {dateEn}',
    'Good news for anybody into {genre}: {band} from {city} are back. Their next record is called "{title}" and lands on {dateEn} through {label}. You can already hear "{single}" wherever you listen to music.',
  ],
  single: [
    '{band} share new song "{title}"',
    'New music from {city}: {band} have a clip for their new song "{title}". It comes ahead of "{album}", out {dateEn} on {label}.',
  ],
  reissue: [
    '{band} reissue "{title}" with a lost song',
    'If you missed it {years} years ago, here is your chance: {band} are putting "{title}" back in print through {label}. There will be {copies} copies as of {dateEn}, with "{bonus}" as an extra.',
  ],
  studio: [
    '{band} are in the studio working on "{title}"',
    'The next {band} record is taking shape. {songs} songs are done, and {producer} is behind the desk once more. {label} plans to put out "{title}" on {dateEn}.',
  ],
  tour: [
    '{band} announce tour with {support}',
    'Get your battle vests ready: {band} are going on tour with {support} and {support2}. It starts on {dateEn}, with {shows} shows in total, among them {citiesEn}.',
  ],
  festival: [
    '{festival} lineup grows: {band} confirmed',
    'The {festival} has confirmed {band} along with {second} and {third}. It runs for {days} days from {dateEn}, with room for {visitorsEn} people.',
  ],
  cancelled: [
    '{band} postpone shows in {citiesEn}',
    'Bad news: {band} have postponed {shows} shows because {roleEn} {person} got hurt. The new dates start on {laterEn}.',
  ],
  lineup: [
    '{band}: {joiner} replaces {leaver}',
    'A change of guard in {band}: {leaverRoleEn} {leaver} leaves after {years} years. The new {joinerRoleEn} {joiner} used to play in {formerBand}. See them on {dateEn}.',
  ],
  signing: [
    '{band} sign to {label}',
    'We have been following {band} for a while, and now {label} has signed them. The {genre} band from {city} will release "{title}" on {dateEn}.',
  ],
  review: [
    '{band} - "{title}" review ({stars}/5)',
    '{band} play {genre}, and "{title}" sounds {soundEn}. My favourite is "{best}". {verdictEn}. {stars} out of 5.',
  ],
  interview: [
    '{band}: a conversation with {person}',
    'I called {roleEn} {person} of {band} to chat about {aboutEn}. Their record "{title}" comes out on {dateEn}, {years} years after they started in {city}.',
  ],
}
