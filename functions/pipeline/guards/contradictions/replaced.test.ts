import { expect, it } from 'vitest'
import { english, german } from '#testing/labelled/evidence.ts'
import { replacedBy } from './replaced.ts'

const DELAYED = english({
  title: 'STORMKEEP delay album',
  text: 'Originally slated for June 18, it will now see the light of day on September 3, 2027.',
})
const MOVED = german({
  title: 'Grimspire ziehen um',
  text: 'Das Konzert von Grimspire findet nicht am 4. April im Kesselhaus in Fürth, sondern am 9. Mai in Erlangen statt.',
})
const EARLIER = german({
  title: 'Kellermark ziehen Album vor',
  text: 'Es erscheint nun am 5. März statt am 9. April 2027.',
})
const PUSHED = english({
  title: 'GALLOWMERE postpone',
  text: 'Their show has been pushed back from January 12 to May 2. It will be moved from Leipzig to Halle.',
})
const STILL = english({
  title: 'HEXFELD move show',
  text: 'Initially announced for March 4, it takes place on March 6. The debut was recorded on March 4, 2024. The tour goes from Oslo to Bergen, from May 3 to May 9.',
})

it.each([
  ['Das Album erscheint am 18. Juni 2027.', DELAYED, 'replaced day'],
  ['Am 18. Juni kommt das Album von Stormkeep heraus.', DELAYED, 'replaced day'],
  ['Grimspire spielen am 4. April.', MOVED, 'replaced day'],
  ['Das Konzert findet in Fürth statt.', MOVED, 'replaced place'],
  ['Das Album erscheint am 9. April.', EARLIER, 'replaced day'],
  ['Gallowmere spielen am 12. Januar.', PUSHED, 'replaced day'],
  ['Gallowmere spielen in Leipzig.', PUSHED, 'replaced place'],
] as const)('finds what no longer holds in %j', (text, item, kind) => {
  expect(replacedBy({ text, evidence: [item] })).toEqual([kind])
})

it.each([
  ['Das Album erscheint am 3. September 2027.', DELAYED],
  ['Ursprünglich sollte das Album am 18. Juni erscheinen.', DELAYED],
  ['Grimspire spielen am 9. Mai in Erlangen.', MOVED],
  ['In Fürth spielen Grimspire am 4. April nicht.', MOVED],
  ['Das Album kommt am 5. März statt am 9. April.', EARLIER],
  ['Der Auftritt vom 12. Januar findet am 2. Mai statt.', PUSHED],
  ['Gallowmere ziehen mit der Show von Leipzig nach Halle.', PUSHED],
  ['Das Debüt entstand am 4. März 2024.', STILL],
  ['Hexfeld spielen am 3. Mai in Oslo.', STILL],
] as const)('accepts %j', (text, item) => {
  expect(replacedBy({ text, evidence: [item] })).toEqual([])
})
