/** Maps a list with at most `limit` calls at a time. The results keep the order of the list. */
export const inParallel = async <In, Out>(
  list: readonly In[],
  limit: number,
  work: (entry: In) => Promise<Out>,
): Promise<Out[]> => {
  const results: Out[] = []
  const entries = list.entries()
  const worker = async (): Promise<void> => {
    for (const [index, entry] of entries) results[index] = await work(entry)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
