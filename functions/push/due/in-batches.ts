export const inBatches = async <Item>(
  items: readonly Item[],
  size: number,
  work: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += size)
    await work(items.slice(start, start + size))
}
