import type { OwnImport } from '#shared/api/concert-import.ts'
import { messages } from '../../imports-texts.ts'

const format = new Intl.NumberFormat('de-DE')

type Import = Omit<OwnImport, 'mayUndo'>

const undoneWord = ({ undoneBy }: Import): string =>
  undoneBy === 'moderator' ? messages.undoneByModerator : messages.undone

const lastPart = (item: Import): string[] => {
  const { undoneBy, progress, isWithheld, gigs, held } = item
  if (undoneBy !== null)
    return progress === null
      ? [undoneWord(item)]
      : [messages.undoing(format.format(progress), format.format(gigs + held))]
  if (progress !== null) return [messages.releasing(format.format(progress))]
  return isWithheld ? [messages.withheld] : []
}

/** What an import consists of and what has become of it, in one line. */
export const describeState = (item: Import): string => {
  const { gigs, held } = item
  return [
    messages.gigs(gigs),
    ...(held > 0 ? [messages.held(format.format(held))] : []),
    ...lastPart(item),
  ].join(', ')
}
