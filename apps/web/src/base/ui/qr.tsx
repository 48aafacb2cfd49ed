import { lazy, orNothing } from './lazy.tsx'

/** A QR code. What it holds also stands beside it in letters: where its code does not come, the page does without. */
export const Qr = lazy(() => import('./qr-picture.tsx').then((file) => file.QrPicture, orNothing))
