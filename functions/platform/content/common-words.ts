/** Folded words that are in so many texts that a search index leaves them out. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einen einem einer eines und oder aber mit von vom zu zum zur im in am an auf aus bei fur ist sind war hat haben wird werden sich es er sie nicht als auch nach uber so wie the and of to for with'.split(
    ' ',
  ),
)
