import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { type Crop, cropByKey, fitCrop, MAX_ZOOM, pushPicture, zoomTo } from './crop.rules.ts'
import styles from './crop-field.module.css'
import { type Picture, paint } from './picture.ts'

type CropFieldProps = { picture: Picture; crop: Crop; onChange: (crop: Crop) => void }

/** Pixels of the two canvases; the style sheet says how large they are shown. */
const FIELD = 560
const PREVIEW = 128

type Point = { x: number; y: number }
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The square of a picture, to be moved and zoomed by hand, by two fingers, by wheel or by keys, and how it will look. */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const id = useId()
  const field = useRef<HTMLCanvasElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, Point>())

  useEffect(() => {
    for (const canvas of [field.current, preview.current]) if (canvas) paint(canvas, picture, crop)
  }, [picture, crop])
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onChange(zoomTo(picture, crop, crop.zoom * (event.deltaY < 0 ? 1.08 : 1 / 1.08)))
  })
  useEffect(() => {
    // React listens to wheels passively, and the dialog behind would scroll along.
    const canvas = field.current
    canvas?.addEventListener('wheel', turn, { passive: false })
    return () => canvas?.removeEventListener('wheel', turn)
  }, [])

  const drag = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before || !field.current) return
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const [other] = [...fingers.current].filter(([finger]) => finger !== event.pointerId).map(([, point]) => point)
    const side = field.current.clientWidth
    const spread = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1
    const share = other ? 2 : 1
    const pushed = pushPicture(picture, crop, (now.x - before.x) / side / share, (now.y - before.y) / side / share)
    onChange(fitCrop(picture, { ...pushed, zoom: pushed.zoom * spread }))
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const percent = Math.round(crop.zoom * 100)

  return (
    <div className={styles.field}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it is moved by keys */}
      <div
        className={styles.frame}
        role="application"
        aria-roledescription={t`area potong`}
        aria-label={t`Bagian foto yang dipakai`}
        aria-describedby={`${id}-cara`}
        tabIndex={0}
        data-autofocus
        onKeyDown={(event) => {
          const next = event.ctrlKey || event.metaKey || event.altKey ? null : cropByKey(picture, crop, event.key)
          if (next === null) return
          event.preventDefault()
          onChange(next)
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <canvas ref={field} width={FIELD} height={FIELD} className={styles.canvas} />
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={styles.side}>
        <figure className={styles.preview}>
          <canvas ref={preview} width={PREVIEW} height={PREVIEW} />
          <figcaption>
            <Trans>Pratinjau</Trans>
          </figcaption>
        </figure>
        <label className={styles.zoom}>
          <Trans>Perbesar</Trans>
          <input
            type="range"
            min={100}
            max={MAX_ZOOM * 100}
            step={5}
            value={percent}
            aria-valuetext={`${percent} %`}
            onChange={(event) => onChange(zoomTo(picture, crop, Number(event.currentTarget.value) / 100))}
          />
        </label>
        <p id={`${id}-cara`} className={styles.hint}>
          <Trans>Geser foto dengan jari, tetikus, atau tombol panah. Tombol + dan − memperbesar dan memperkecil.</Trans>
        </p>
      </div>
    </div>
  )
}
