import { useSearchParams } from 'react-router-dom'

const PARAM = 'zeige'

interface Tab<Name> {
  readonly name: Name
}

/** The tab that the address names, or the first. Another one replaces the address, so that the way back leads to it. */
export const useTab = <Name extends string>(
  tabs: readonly [Tab<Name>, ...Tab<Name>[]],
): readonly [selected: Name, select: (name: Name) => void] => {
  const [search, setSearch] = useSearchParams()
  const [{ name: first }] = tabs
  const selected = tabs.find(({ name }) => name === search.get(PARAM))?.name ?? first
  const select = (name: Name) => {
    setSearch(name === first ? {} : { [PARAM]: name }, { replace: true, preventScrollReset: true })
  }
  return [selected, select]
}
