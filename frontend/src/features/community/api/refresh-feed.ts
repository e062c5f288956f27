import { useQueryClient } from '@tanstack/react-query'

/** Asks again for every post on the screen: their authors look different from now on. */
export const useFeedRefresh = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ['community'] })
  }
}
