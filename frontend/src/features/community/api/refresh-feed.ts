import { useQueryClient } from '@tanstack/react-query'

/** Refetches the posts on the screen after a member's profile changed. */
export const useFeedRefresh = () => {
  const client = useQueryClient()
  return (): void => {
    void client.invalidateQueries({ queryKey: ['community'] })
  }
}
