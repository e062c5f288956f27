import { SCENES_FIVE } from './scenes-five.ts'
import { SCENES_FOUR } from './scenes-four.ts'
import { SCENES_ONE } from './scenes-one.ts'
import { SCENES_SIX } from './scenes-six.ts'
import { SCENES_THREE } from './scenes-three.ts'
import { SCENES_TWO } from './scenes-two.ts'

/** Sentences of which it is known whether they are right. */
export const LABELLED_SET = [
  SCENES_ONE,
  SCENES_TWO,
  SCENES_THREE,
  SCENES_FOUR,
  SCENES_FIVE,
  SCENES_SIX,
].flat()
