import fs from 'node:fs'
import path from 'node:path'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Refusal } from '../bootstrap/refusal.mjs'

const recipientFile = (dataDir: string) => path.join(dataDir, 'backup.recipient')

/**
 * The recipients that backups are encrypted for: BACKUP_RECIPIENT, or the file that `--new-key` left in DATA_DIR. These are
 * public keys: they make backups and decrypt none.
 */
export function readRecipients(dataDir: string, environment: NodeJS.ProcessEnv = process.env): string[] {
  const file = recipientFile(dataDir)
  const text = environment.BACKUP_RECIPIENT?.trim() || (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  const recipients = linesOf(text.replaceAll(',', '\n'))
  if (recipients.length === 0)
    throw new Refusal(
      'No key to seal backups for. Make one: npm run backup -- --new-key ~/sehati-backup.key\n' +
        'or set BACKUP_RECIPIENT to the public key (age1…) of one that you have.',
    )
  for (const recipient of recipients) checkRecipient(recipient)
  return recipients
}

function checkRecipient(recipient: string): void {
  try {
    new Encrypter().addRecipient(recipient)
  } catch {
    throw new Refusal(`“${recipient.slice(0, 80)}” is no public key of age: it should look like age1….`)
  }
}

/** Makes a key pair: the secret one in a new file of mode 0600, the public one in DATA_DIR. Returns the public one. */
export async function makeKey(file: string, dataDir: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const text = `# Opens the backups of Sehati. Keep it away from the server, and twice.\n# public key: ${recipient}\n${identity}\n`
  try {
    fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Refusal(`${file} exists already.`)
    throw error
  }
  fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  fs.writeFileSync(recipientFile(dataDir), `${recipient}\n`, { mode: 0o644, flush: true })
  return recipient
}

/** The secret keys in a file, as `--new-key` and age-keygen write it. */
export function readIdentities(file: string): string[] {
  const identities = linesOf(fs.readFileSync(file, 'utf8'))
  if (identities.length === 0 || !identities.every((line) => line.startsWith('AGE-SECRET-KEY-')))
    throw new Refusal(`${file} holds no secret key of age (AGE-SECRET-KEY-…).`)
  return identities
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
