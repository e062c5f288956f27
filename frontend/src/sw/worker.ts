import type { ShellFile } from './shell-cache.ts'

declare global {
  interface ServiceWorkerGlobalScope {
    /** The build writes the files of the shell here. */
    readonly __WB_MANIFEST: readonly ShellFile[]
  }
}

/** TypeScript knows `self` as the scope of any worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope
