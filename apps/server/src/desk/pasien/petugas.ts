import type { SignedIn } from '../../base/http/authentication.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'

/** The clerk who acts. */
export type Petugas = Oleh & { actor: SignedIn }
