import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { Refusal } from '../../../../scripts/bootstrap/refusal.mjs'

/**
 * Never unpacked: what belongs to the system's own core and must not be mixed with another version of it, and what
 * only a package's installation needs.
 */
const NOT_NEEDED =
  /^(libc6|libc-bin|libcrypt1|libgcc-s1|gcc-\d+-base|perl.*|libperl.*|debconf|cdebconf|adduser|passwd|lsb-base|sysvinit-utils|init-system-helpers|dpkg|locales.*|tzdata|ssl-cert|postgresql(-client)?-common|sensible-utils|libllvm.*|systemd.*|media-types|openssl|ucf|telnet|inetutils-telnet)$/

/** Tells whether the package source of this machine has a package of this name. */
type IsKnown = (name: string) => boolean
type Wish = {
  /** Where they are unpacked, below `root`; kept for the next run. */
  folder: string
  /** Names the packages; may choose among those that this machine's source has. */
  choose: (isKnown: IsKnown) => string[]
  /** What these packages are, in the sentence of a refusal. */
  what: string
}

/**
 * Programs from the system's own package source, unpacked under `folder` and installed nowhere: no service is started and no
 * root needed. Packages that are installed already are used where they are. Returns the folder that holds what the packages
 * would have put under `/`.
 */
export function unpackPackages({ folder, choose, what }: Wish): string {
  const unpacked = path.join(folder, 'root')
  const stamp = path.join(folder, 'unpacked')
  if (fs.existsSync(stamp)) return unpacked
  if (spawnSync('apt-get', ['--version']).error || spawnSync('dpkg-deb', ['--version']).error)
    throw new Refusal(`${what} from Debian packages here: this runs on Debian or Ubuntu only.`)
  // Several processes may want the same programs at once: each unpacks into a folder of its own, and the first one that is done
  // gives its folder the name.
  const own = `${folder}.${process.pid}`
  unpackInto(own, choose)
  // What an interrupted run left, without the stamp.
  if (fs.existsSync(folder) && !fs.existsSync(stamp)) fs.rmSync(folder, { recursive: true, force: true })
  try {
    fs.renameSync(own, folder)
  } catch (error) {
    if (!fs.existsSync(stamp)) throw error
    fs.rmSync(own, { recursive: true, force: true })
  }
  return unpacked
}

function unpackInto(folder: string, choose: Wish['choose']): void {
  const apt = sourceOf(folder, choose)
  const wanted = choose((name) => isKnown(apt, name))
  const missing = wanted.filter((name) => !isKnown(apt, name))
  if (missing.length > 0)
    throw new Refusal(`The package source of this machine has no ${missing.join(', ')}. See \`apt-cache policy\`.`)
  const unpacked = path.join(folder, 'root')
  fs.mkdirSync(unpacked)
  for (const archive of download(apt, folder, closureOf(apt, wanted)))
    execFileSync('dpkg-deb', ['-x', archive, unpacked])
  // It came with the mode of the packages' own root.
  fs.chmodSync(unpacked, 0o755)
  fs.writeFileSync(path.join(folder, 'unpacked'), wanted.join('\n'))
}

/** The folders of unpacked libraries, as `LD_LIBRARY_PATH` takes them. */
export const librariesIn = (unpacked: string): string =>
  [path.join(unpacked, 'usr', 'lib'), path.join(unpacked, 'lib')]
    .filter((one) => fs.existsSync(one))
    .flatMap((one) => fs.readdirSync(one).map((name) => path.join(one, name)))
    .filter((one) => /-linux-gnu/.test(one))
    .join(':')

function download(apt: string[], folder: string, packages: string[]): string[] {
  const archives = path.join(folder, 'archives')
  fs.rmSync(archives, { recursive: true, force: true })
  fs.mkdirSync(archives, { recursive: true })
  const result = spawnSync('apt-get', [...apt, '-q', 'download', ...packages], { cwd: archives, encoding: 'utf8' })
  if (result.status !== 0) throw new Refusal(`The packages could not be fetched:\n${result.stderr || result.stdout}`)
  return fs.readdirSync(archives).map((name) => path.join(archives, name))
}

/** Options that make apt use the system's lists, or, where it has none, some of our own that need no root. */
function sourceOf(folder: string, choose: Wish['choose']): string[] {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const isListed = (name: string) => isKnown([], name)
  if (choose(isListed).every(isListed)) return []
  const [lists, kept] = [path.join(folder, 'lists'), path.join(folder, 'apt')]
  for (const one of [path.join(lists, 'partial'), path.join(kept, 'archives', 'partial')])
    fs.mkdirSync(one, { recursive: true })
  const apt = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${kept}`]
  const result = spawnSync('apt-get', [...apt, '-q', 'update'], inEnglish)
  if (result.status !== 0) throw new Refusal(`The package source cannot be read:\n${result.stderr}`)
  return apt
}

const isKnown = (apt: string[], name: string) =>
  / Candidate: [^(\s]/.test(spawnSync('apt-cache', [...apt, 'policy', name], inEnglish).stdout)

/** The packages and all that they depend on, without what is installed already. The wanted ones are always among them. */
function closureOf(apt: string[], wanted: string[]): string[] {
  const listed = spawnSync('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Status}\n`], inEnglish).stdout
  const installed = new Set([...listed.matchAll(/^(\S+) installed$/gm)].map(([, name]) => name ?? ''))
  const all = new Set<string>()
  for (let next = wanted; next.length > 0; ) {
    for (const name of next) all.add(name)
    next = dependenciesOf(apt, next, installed).filter((name) => !all.has(name))
  }
  return [...all].sort()
}

/** `|Depends` begins a choice that the next plain `Depends` ends. */
function dependenciesOf(apt: string[], names: string[], installed: Set<string>): string[] {
  const without = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map((one) => `--no-${one}`)
  const output = spawnSync('apt-cache', [...apt, 'depends', ...without, ...names], inEnglish).stdout
  const chosen: string[] = []
  let choice: string[] = []
  for (const [, more, dependency = ''] of output.matchAll(/^ ([ |])(?:Pre)?Depends: (\S+)$/gm)) {
    choice.push(dependency)
    if (more === '|') continue
    const isThere = choice.some((one) => installed.has(one) || NOT_NEEDED.test(one))
    const real = choice.find((one) => !one.startsWith('<'))
    if (!isThere && real) chosen.push(real)
    choice = []
  }
  return chosen
}

const inEnglish = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 64 * 1024 * 1024 } as const
