import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { env } from '../runtime/env.ts'
import { isPublicAddress } from './public-address.ts'

/** An address that members, feeds or redirects may name, but that no function connects to. */
export class RefusedAddress extends Error {
  constructor() {
    super('The address is not public.')
    this.name = 'RefusedAddress'
  }
}

export interface Target {
  readonly host: string
  readonly port: number
  readonly isLocal: boolean
}

const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 } as const

const isFetched = (protocol: string): protocol is keyof typeof DEFAULT_PORTS =>
  protocol in DEFAULT_PORTS

/** Names of the local stack. `.test` does not exist on the internet (RFC 6761), so this opens nothing there. */
const localTarget = ({ protocol, hostname, port: asked }: URL): Target | undefined => {
  const address = hostname.endsWith('.test') ? env.localHosts[hostname] : undefined
  const isServed = protocol === 'http:' || (protocol === 'https:' && asked === '')
  if (address === undefined || !isServed) return undefined
  const { hostname: host, port } = new URL(`http://${address}`)
  return { host, port: Number(port || DEFAULT_PORTS['http:']), isLocal: true }
}

/**
 * The host and port of a URL, before any name is resolved.
 * @throws RefusedAddress for other protocols, ports and credentials, and for IP addresses that are not public
 */
export const requireTarget = (url: URL): Target => {
  const local = localTarget(url)
  if (local) return local
  const { protocol, hostname, port, username, password } = url
  const host = hostname.replace(/^\[|\]$/g, '')
  const isRefused =
    !isFetched(protocol) ||
    port !== '' ||
    username !== '' ||
    password !== '' ||
    (isIP(host) !== 0 && !isPublicAddress(host))
  if (isRefused) throw new RefusedAddress()
  return { host, port: DEFAULT_PORTS[protocol], isLocal: false }
}

/**
 * Resolves names for the socket itself, so that it connects to the address that was checked (no DNS rebinding).
 * Refuses a name when one of its addresses is not public.
 */
export const guardedLookup: LookupFunction = (hostname, options, answer) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) {
      answer(error, '', 0)
      return
    }
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      answer(new RefusedAddress(), '', 0)
      return
    }
    if (options.all) answer(null, addresses)
    else answer(null, first.address, first.family)
  })
}
