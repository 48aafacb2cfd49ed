import fs from 'node:fs'
import path from 'node:path'
import { choosePort } from '../../../scripts/process/free-port.ts'
import type { Machine } from './machine.ts'

/** The documented server block in a real nginx before the running service, whose log must not have the query. Returns the fault, or null. */
export async function testProxy(machine: Machine, block: string): Promise<string | null> {
  const port = await choosePort(null)
  const place = (name: string) => path.join(machine.folder, 'run', name)
  const [key, certificate] = [place('proxy.key'), place('proxy.pem')]
  const subject = ['-subj', '/CN=sehati.kampus.example', '-keyout', key, '-out', certificate]
  machine.asUser('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
  const server = machine
    .mapped(block)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('ssl_certificate …', `ssl_certificate ${certificate}`)
    .replace('ssl_certificate_key …', `ssl_certificate_key ${key}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${place(one)};`)
  const http = `http {\naccess_log off;\n${temporary.join('\n')}\n${server}\n}`
  const file = machine.writeFile(
    'etc/nginx/nginx.conf',
    `pid ${place('nginx.pid')};\nerror_log ${place('nginx.log')};\nevents {}\n${http}\n`,
  )
  const nginx = (...args: string[]) => machine.asUser(machine.nginx, ['-c', file, '-e', 'stderr', ...args])
  try {
    nginx('-t')
    nginx()
    const output = machine.asUser('curl', ['-sk', `https://127.0.0.1:${port}/readyz?token=rahasia`])
    nginx('-s', 'quit')
    if (output !== '{"status":"ok"}') return `through the proxy /readyz returns “${output}”`
    const log = fs.readFileSync(path.join(machine.folder, 'var/log/nginx/sehati.log'), 'utf8')
    return log.includes('/readyz') && !log.includes('rahasia') ? null : `the proxy logs “${log}”`
  } catch (error) {
    return (error as Error).message
  }
}
