import type { Hint } from '#shared/api/live.ts'
import { runHinted } from './control-polls.ts'
import type { LiveWaits } from './live-waits.ts'
import { noteTyping } from './typing.ts'

/** Collects hints that arrive together and runs the polls that listen to them. */
export const collectHints = (waits: Pick<LiveWaits, 'collect' | 'collectHidden'>) => {
  let keys = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    const collected = keys
    keys = new Set()
    timer = undefined
    runHinted(collected)
  }
  return {
    note: ({ topic, id }: Hint): void => {
      if (topic === 'typing' || topic === 'thread') noteTyping(id, topic === 'typing')
      if (topic === 'typing') return
      keys.add(topic).add(`${topic}/${id}`)
      timer ??= setTimeout(flush, document.hidden ? waits.collectHidden : waits.collect)
    },
    stop: (): void => clearTimeout(timer),
  }
}
