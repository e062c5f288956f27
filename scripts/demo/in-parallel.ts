/** Works through a list, so many entries at a time; answers in the order of the list. */
export const inParallel = async <In, Out>(
  list: readonly In[],
  atOnce: number,
  work: (entry: In) => Promise<Out>,
): Promise<Out[]> => {
  const results: Out[] = []
  const entries = list.entries()
  const worker = async (): Promise<void> => {
    for (const [index, entry] of entries) results[index] = await work(entry)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
