import { foldWords } from '#shared/domain/search-fold.ts'

/** Record companies without "Records" and "Metal", which are no part of names here. */
const LABELS = `nuclear blast|blade|century media|napalm|season of mist|spinefarm|roadrunner|earache|relapse|afm|frontiers|steamhammer|spv|peaceville|candlelight|prosthetic|mnrk heavy|mnrk|sumerian|reigning phoenix|atomic fire|noble demon|massacre|hammerheart|osmose productions|osmose|agonia|svart|pelagic|sharptone|arising empire|epitaph|inside out|insideout|kscope|cooking vinyl|bmg|sony|universal|warner|metalville|high roller|iron bonehead|dark descent|profound lore|willowtip|unique leader|massacre|pure steel|drakkar|vertigo|capitol|rise|fearless|hopeless|solid state|eone|silver lining|reaper entertainment|reaper|perception|out of line|nuclear|supreme chaos|van|war anthem|apostasy|transcending obscurity|northern silence|debemur morti|agonia|lupus lounge|prophecy|prophecy productions|indie|dark essence|edged circle|hells headbangers|shadow kingdom|cruz del sur|no remorse|rock of angels|roar|scarlet|blood blast|black lion|eclipse|closed casket activities|southern lord|ipecac|mascot|provogue|ear|earmusic|rhino|megaforce|church road|holy roar|nettwerk|better noise|pale chord`

const KNOWN = new Set(LABELS.split('|').map((name) => foldWords(name).join(' ')))

/** Whether a folded name is a record company: two bands can have one. */
export const isLabel = (name: string): boolean => KNOWN.has(name) || KNOWN.has(`${name}s`)
