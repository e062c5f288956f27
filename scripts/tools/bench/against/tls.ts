import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { spawnGuarded } from '#testing/guarded-process.ts'
import { workFolder } from '../driver/work-folder.ts'

interface Certificate {
  readonly key: string
  readonly cert: string
}

let made: Certificate | undefined

/** A self-signed certificate for `localhost`, the same for both trees. */
const certificate = (): Certificate => {
  if (made) return made
  const key = join(workFolder(), 'key.pem')
  const cert = join(workFolder(), 'certificate.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', cert, '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  made = { key, cert }
  return made
}

interface TlsEndpoint {
  readonly endpoint: string
  readonly certificate: string
}

/** The engine over https. */
export const startTls = async (endpoint: string): Promise<TlsEndpoint> => {
  const { key, cert } = certificate()
  const script = join(import.meta.dirname, 'tls-terminator.ts')
  const { stdout } = spawnGuarded(process.execPath, [script, new URL(endpoint).port, key, cert])
  if (!stdout) throw new Error('The terminator of TLS has no output.')
  const [port] = (await once(stdout, 'data')) as [Buffer]
  return { endpoint: `https://localhost:${port.toString().trim()}`, certificate: cert }
}
