import { t } from '@lingui/core/macro'
import { VisuallyHidden } from '@mantine/core'
import { isBahaya } from '@sehati/contract/care/skrining.rules'
import type { BagikanSkrining, Instrumen, SkriningTersimpan } from '@sehati/contract/care/skrining.schema'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Draf, ganti, jawabanOf } from './pengisian.rules.ts'
import { Pertanyaan } from './pertanyaan.tsx'
import { Simpan } from './simpan.tsx'
import styles from './skrining.module.css'

type PengisianProps = {
  instrumen: Instrumen
  tenaga: BagikanSkrining[]
  /** The help that stands below from the moment a question about danger is affirmed, whether or not the answers are saved. */
  bantuan: ReactNode
  onCancel: () => void
  onSaved: (hasil: SkriningTersimpan, jawaban: (number | null)[]) => void
}

/**
 * One question a screen, and then what becomes of the answers. They exist in this component alone: nothing is written to the
 * device or the address, and nothing is sent before the patient saves them.
 */
export function Pengisian({ instrumen, tenaga, bantuan, onCancel, onSaved }: PengisianProps) {
  const [draf, setDraf] = useState<Draf>(() => instrumen.butir.map(() => undefined))
  const [ke, setKe] = useState(0)
  const jawaban = jawabanOf(draf)
  const isAffirmed = isBahaya(instrumen, jawaban)
  const help = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it would begin below the screen.
    if (isAffirmed) showFromMiddle(help.current)
  }, [isAffirmed])
  const back = () => (ke === 0 ? onCancel() : setKe(ke - 1))
  return (
    <>
      {ke < instrumen.butir.length ? (
        <Pertanyaan
          key={ke}
          instrumen={instrumen}
          ke={ke}
          nilai={draf[ke]}
          onPick={(nilai) => setDraf(ganti(draf, ke, nilai))}
          onBack={back}
          onNext={() => setKe(ke + 1)}
          onSkip={() => {
            setDraf(ganti(draf, ke, null))
            setKe(ke + 1)
          }}
        />
      ) : (
        <Simpan
          instrumen={instrumen}
          jawaban={jawaban}
          tenaga={tenaga}
          onBack={back}
          onCancel={onCancel}
          onSaved={(hasil) => onSaved(hasil, jawaban)}
        />
      )}
      <VisuallyHidden role="status">
        {isAffirmed && t`Terima kasih sudah menjawab dengan jujur. Nomor bantuan ada di halaman ini.`}
      </VisuallyHidden>
      {isAffirmed && (
        <div ref={help} className={styles.bantuan}>
          {bantuan}
        </div>
      )}
    </>
  )
}

/** Scrolls what begins in the lower half of the window to its middle. */
function showFromMiddle(element: HTMLElement | null) {
  if (!element || element.getBoundingClientRect().top < window.innerHeight / 2) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  element.scrollIntoView({ block: 'start', behavior })
}
