export {
  bandUpkeepKey,
  mailedUpkeepKey,
  putMailedUpkeep,
  type BandUpkeepItem,
} from './upkeep.items.ts'
export { upkeepMail } from '../texts.ts'
