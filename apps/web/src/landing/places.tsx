import type { isiDokumen } from '@sehati/contract/clinic/dokumen.rules'
import type { ReactNode } from 'react'

// The server completes the built page with what the clinic says about itself (apps/server/src/base/http/template.ts). These write
// the places for it in the language of Mustache.

type Isi = ReturnType<typeof isiDokumen>
type Nama = keyof Isi | keyof Isi['nomor_darurat'][number] | keyof Isi['telepon'][number]

/** The place of a text. The server escapes it. */
export const place = (nama: Nama): string => `{{${nama}}}`

type SectionProps = { of: Nama; children: ReactNode }

/** Left out where there is no such text; repeated for each row of a list. */
export const Where = ({ of, children }: SectionProps) => (
  <>
    {`{{#${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
)

/** Shown only where there is no such text. */
export const WhereNone = ({ of, children }: SectionProps) => (
  <>
    {`{{^${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
)

/** What an admin wrote: in Indonesian in every language of the page, and with its lines. */
export const Written = ({ of }: { of: Nama }) => (
  <span className="written" lang="id">
    {place(of)}
  </span>
)
