import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import type { POST_SWITCHES } from './post-switches.ts'

type Name = keyof typeof POST_SWITCHES

const load = async (name: Name) =>
  (await loadChunk(() => import('./post-switches.ts'))).POST_SWITCHES[name]

/**
 * What a member switches on and off for one post: shown at once, and taken back when the server refuses it. Asked for
 * when it `isWanted`, because the feed does not say it.
 */
export const usePostSwitch = (name: Name, id: string, isWanted: boolean, onSaved?: () => void) => {
  const client = useQueryClient()
  const queryKey = ['community', name, id]
  const { data: isOn = false } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await load(name)).read(id, signal),
    enabled: isWanted,
  })
  const { mutate: set } = useMutation({
    scope: { id: `${name}-${id}` },
    mutationFn: async (wanted: boolean) => {
      const { save, said } = await load(name)
      return said(await save(id, wanted))
    },
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, wanted)
    },
    onSuccess: (title) => {
      toast({ title })
      onSaved?.()
    },
    onError: (error, wanted) => {
      client.setQueryData(queryKey, !wanted)
      reportFailure(error)
    },
  })
  return { isOn, set }
}
