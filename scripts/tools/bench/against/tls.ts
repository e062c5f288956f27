import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Cleanup } from '../driver/cleanup.ts'
import { workFolder } from '../driver/work-folder.ts'

interface Certificate {
  readonly key: string
  readonly cert: string
}

/** A self-signed certificate for `localhost`. */
const makeCertificate = (): Certificate => {
  const key = join(workFolder(), 'key.pem')
  const cert = join(workFolder(), 'certificate.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', cert, '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return { key, cert }
}

interface TlsEndpoint {
  readonly endpoint: string
  readonly certificate: string
}

/** The engine over https. */
export const startTls = async (endpoint: string, cleanup: Cleanup): Promise<TlsEndpoint> => {
  const { key, cert } = makeCertificate()
  const script = join(import.meta.dirname, 'tls-terminator.ts')
  const child = spawn(process.execPath, [script, new URL(endpoint).port, key, cert], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanup.add(() => child.kill())
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { endpoint: `https://localhost:${port.toString().trim()}`, certificate: cert }
}
