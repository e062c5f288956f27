/** A file of the shell, as the build lists it. A file whose name contains its hash has no revision. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
  /** Refuses a file of another build, which the site may answer while a release is uploaded. */
  readonly integrity?: string
}

const SHELL = 'hoellenlaerm-shell'

/** Another list of files is another release. */
const releaseOf = (files: readonly ShellFile[]): string => {
  let hash = 5381
  for (const letter of JSON.stringify(files))
    hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

const request = ({ url, revision, integrity }: ShellFile): Request =>
  new Request(`/${url}`, {
    credentials: 'same-origin',
    ...(revision !== null && { cache: 'reload' as const }),
    ...(integrity !== undefined && { integrity }),
  })

/** The files of one release. Each release has a cache of its own, so that old and new files never mix. */
export const shellCache = (caches: CacheStorage, files: readonly ShellFile[]) => {
  const name = `${SHELL}.${releaseOf(files)}`
  const paths = new Set(files.map(({ url }) => `/${url}`))

  const add = async (cache: Cache, file: ShellFile): Promise<void> => {
    // A file with its hash in its name is the same in an earlier release.
    const known = file.revision === null ? await caches.match(`/${file.url}`) : undefined
    const response = known ?? (await fetch(request(file)))
    if (!response.ok) throw new Error(`${file.url} answered ${String(response.status)}`)
    await cache.put(`/${file.url}`, response)
  }

  return {
    contains: (path: string): boolean => paths.has(path),
    /** Rejects when a file is missing, so that the browser keeps the release before it. */
    fill: async (): Promise<void> => {
      const cache = await caches.open(name)
      await Promise.all(files.map((file) => add(cache, file)))
    },
    /** The stored file; undefined when the browser has evicted it. */
    find: async (path: string): Promise<Response | undefined> =>
      (await caches.open(name)).match(path, { ignoreVary: true }),
    removeOthers: async (): Promise<void> => {
      const names = await caches.keys()
      const others = names.filter((other) => other.startsWith(SHELL) && other !== name)
      await Promise.all(others.map((other) => caches.delete(other)))
    },
  }
}
