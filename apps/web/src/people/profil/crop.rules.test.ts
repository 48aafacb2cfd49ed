import { expect, test } from 'vitest'
import { type Crop, cropByKey, fitCrop, MAX_ZOOM, pushPicture, sideOf, startCrop, zoomTo } from './crop.rules.ts'

const wide = { width: 800, height: 400 }
const start = startCrop(wide)
const edges = (crop: Crop) => {
  const half = sideOf(wide, crop) / 2
  return [crop.x - half, crop.y - half, crop.x + half, crop.y + half]
}

test('begins with the largest square of the middle', () => {
  expect(sideOf(wide, start)).toBe(400)
  expect(edges(start)).toEqual([200, 0, 600, 400])
})

test('the picture follows the hand, and the square stays within it', () => {
  expect(edges(pushPicture(wide, start, 0.25, 0))).toEqual([100, 0, 500, 400])
  expect(edges(pushPicture(wide, start, 9, 9))).toEqual([0, 0, 400, 400])
  expect(edges(pushPicture(wide, start, -9, -9))).toEqual([400, 0, 800, 400])
})

test('zooming keeps the centre, and stops at both ends', () => {
  expect(edges(zoomTo(wide, start, 2))).toEqual([300, 100, 500, 300])
  expect(zoomTo(wide, start, 0.2).zoom).toBe(1)
  expect(zoomTo(wide, start, 99).zoom).toBe(MAX_ZOOM)
})

test('zooming out at an edge brings the square back in', () => {
  const corner = pushPicture(wide, zoomTo(wide, start, 4), 99, 99)
  expect(edges(corner)).toEqual([0, 0, 100, 100])
  expect(edges(zoomTo(wide, corner, 1))).toEqual([0, 0, 400, 400])
})

test.each([
  ['ArrowRight', [180, 0, 580, 400]],
  ['ArrowLeft', [220, 0, 620, 400]],
  ['ArrowUp', [200, 0, 600, 400]],
  ['ArrowDown', [200, 0, 600, 400]],
])('%s pushes the picture', (key, expected) => {
  expect(edges(cropByKey(wide, start, key) as Crop)).toEqual(expected)
})

test('plus and minus zoom, other keys do nothing', () => {
  expect(cropByKey(wide, start, '+')?.zoom).toBeCloseTo(1.1)
  expect(cropByKey(wide, { ...start, zoom: 2 }, '-')?.zoom).toBeCloseTo(1.9)
  expect(cropByKey(wide, start, 'Tab')).toBeNull()
})

test('the crop of a square picture stays centred', () => {
  const square = { width: 50, height: 50 }
  expect(fitCrop(square, { x: 0, y: 99, zoom: 1 })).toEqual({ x: 25, y: 25, zoom: 1 })
})
