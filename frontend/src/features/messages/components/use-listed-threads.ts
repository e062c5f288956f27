import { useSettled } from '#spa/platform/use-settled.ts'
import type { Thread } from '#shared/api/threads.ts'
import { useFoundThreads, useThreads, type Folder } from '../api/threads.ts'

const PAUSE_MS = 200

const isNamed = ({ name, username }: Thread, search: string): boolean =>
  [name, username].some((text) => text.toLocaleLowerCase('de').includes(search))

const newestFirst = (one: Thread, other: Thread): number =>
  other.lastMessageTime.localeCompare(one.lastMessageTime)

const merged = (one: readonly Thread[], other: readonly Thread[]): readonly Thread[] =>
  [...new Map([...one, ...other].map((thread) => [thread.id, thread])).values()].toSorted(
    newestFirst,
  )

/** The threads to show: filters the loaded ones at once, and adds what the server finds. */
export const useListedThreads = (folder: Folder, text: string) => {
  const loaded = useThreads(folder)
  const typed = text.trim()
  const settled = useSettled(typed, PAUSE_MS)
  const found = useFoundThreads(folder, typed === '' ? '' : settled)
  if (typed === '') return { ...loaded, isSearch: false, isAnswer: true }
  const local = (loaded.threads ?? []).filter((thread) =>
    isNamed(thread, typed.toLocaleLowerCase('de')),
  )
  const isAnswer = settled === typed && (found.threads !== undefined || found.hasFailed)
  return {
    ...loaded,
    threads: merged(local, isAnswer ? (found.threads ?? []) : []),
    more: found.more,
    isSearch: true,
    isAnswer,
  }
}
