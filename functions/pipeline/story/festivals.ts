import { foldWords } from '#shared/domain/search-fold.ts'
import { WEAK } from '../facts/meanings.ts'

/** Festivals whose name does not say so, without "Open Air" and "Festival". */
const FESTIVALS = `wacken|woa|summer breeze|hellfest|graspop|graspop metal meeting|graspop meeting|bloodstock|download|rock am ring|rock im park|nova rock|party san|partysan|copenhell|tuska|brutal assault|masters of rock|rockharz|full force|with full force|ragnarok|dong|dynamo|roadburn|resurrection|sweden rock|bang your head|keep it true|inferno|wave gotik treffen|amphi|m era luna|deichbrand|hurricane|southside|highfield|reload|metal days|metaldays|tolminator|midgardsblot|beyond the gates|aftershock|louder than life|sonic temple|welcome to rockville|maryland deathfest|deathfest|psycho las vegas|milwaukee metal|hell and heaven|knotfest|mad cool|rock in rio|rock werchter|pinkpop|alcatraz|metalfest|metal hammer paradise|rock hard|turock|baden in blut|eisenwahn|chronical moshers|under the black sun|fall of summer|motocultor|leyendas|ill niño|eindhoven|damnation|arctangent|70000 tons|70000 tons of|full of hate|decibel|prognosis|euroblast|rock the castle|into the grave|hills of rock|rock off|force fest|monsters of rock|ozzfest|mayhem festival|rockfest|greenfield|impericon|vainstream|mera luna|blackfield|castle rock|burning q|stonehenge|netherlands deathfest|obscene extreme|in flammen|protzen|death feast|nrw deathfest`

const isKept = (word: string): boolean => WEAK.meaningOf(word) === undefined

/** Names of titles lack the words that do not distinguish events. */
const KNOWN = new Set(
  FESTIVALS.split('|')
    .map(foldWords)
    .flatMap((words) => [words.join(' '), words.filter(isKept).join(' ')])
    .filter((name) => name !== ''),
)

export const isFestival = (name: string): boolean =>
  KNOWN.has(name) || /(?:fest|festival|open air)$/u.test(name)
