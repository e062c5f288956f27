import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { toast } from '#ui/feedback/toast-store.ts'
import { reportFailure } from './failure-toast.ts'
import { messages } from './texts.ts'
import { WAITS } from './waits.ts'

const NOT_SAVED = 'Nicht gespeichert. Es gilt, was vorher galt.'

export interface SavedAtOnce<Values, Change> {
  /** Of the query that holds what the server has, and of the changes. */
  readonly key: QueryKey
  /** Returns what the server has after the change. */
  readonly save: (change: Change) => Promise<Values>
  readonly withChange: (values: Values, change: Change) => Values
  /** The change that takes another one back; undefined when that cannot be taken back. */
  readonly undoing: (before: Values, change: Change) => Change | undefined
  /** What the toast says about a saved change. */
  readonly saidOf: (change: Change) => string
}

interface Sent<Change> {
  readonly change: Change
  readonly undo: Change | undefined
}

const sentBy = (client: QueryClient, key: QueryKey): readonly unknown[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: key, exact: true, status: 'pending' })
    .map(({ state }) => (state.variables as Sent<unknown>).change)

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index])

/** The changes that the server has not answered yet, in their order. */
const useSent = (key: QueryKey): readonly unknown[] => {
  const client = useQueryClient()
  const last = useRef<readonly unknown[]>([])
  // At once, or the second of two fast taps would see the switch before the first.
  const subscribe = useCallback(
    (listener: () => void) => client.getMutationCache().subscribe(listener),
    [client],
  )
  return useSyncExternalStore(subscribe, () => {
    const sent = sentBy(client, key)
    if (!isSame(sent, last.current)) last.current = sent
    return last.current
  })
}

type Shown<Values, Change> = Pick<SavedAtOnce<Values, Change>, 'key' | 'withChange'>

/** What the server has, with the changes that are on their way. One that fails is gone from it by itself. */
export const useWithChanges = <Values, Change>(
  { key, withChange }: Shown<Values, Change>,
  values: Values | undefined,
): Values | undefined => {
  const sent = useSent(key) as readonly Change[]
  return values && sent.reduce(withChange, values)
}

/** The change that gives fields their values of before. */
export const undoingFields = <Values extends object>(
  before: Values,
  change: Partial<Values>,
): Partial<Values> =>
  Object.fromEntries(
    Object.keys(change).map((name) => [name, before[name as keyof Values]]),
  ) as Partial<Values>

/**
 * Saves each change on its own and in order, because another device may have changed the rest, and offers to undo it
 * for eight seconds (docs/product/settings.md#saving). A change that fails is not shown any longer; the toast says why
 * and repeats it.
 */
export const useSaveAtOnce = <Values, Change>(setting: SavedAtOnce<Values, Change>) => {
  const { key, save, withChange, undoing, saidOf } = setting
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: key,
    scope: { id: JSON.stringify(key) },
    mutationFn: ({ change }: Sent<Change>) => save(change),
    // An answer that was requested before the change may be older than it.
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: async (saved, { change, undo }) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData(key, saved)
      toast({
        title: saidOf(change),
        tone: 'success',
        ...(undo !== undefined && {
          durationMs: WAITS.undo,
          action: {
            label: messages.undo,
            onSelect: () => mutation.mutate({ change: undo, undo: undefined }),
          },
        }),
      })
    },
    onError: (error, sent) => {
      reportFailure(error, {
        title: NOT_SAVED,
        action: {
          label: messages.retry,
          onSelect: () => mutation.mutate(sent),
        },
      })
      if (sentBy(client, key).length === 1) void client.invalidateQueries({ queryKey: key })
    },
  })
  return {
    change: (change: Change): void => {
      const known = client.getQueryData<Values>(key)
      const sent = sentBy(client, key) as readonly Change[]
      const before = known && sent.reduce(withChange, known)
      mutation.mutate({ change, undo: before && undoing(before, change) })
    },
    /** The last change, until the server has answered it. */
    saving: mutation.isPending ? mutation.variables.change : undefined,
  }
}
