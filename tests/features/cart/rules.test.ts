import { expect, test } from 'vitest'
import { merch } from '@/content/merch'
import { homeSchema, schemaOf, type CheckoutValues } from '@/features/cart/checkout/order/values'
import { orderOf } from '@/features/cart/checkout/order/order'
import { errorsOf } from '@/shared/lib/errorsOf'
import { lineOf } from '@/state/cart/cartLines'

const home: CheckoutValues = {
  way: 'home',
  emergency_number: '',
  street: '14 Lake Road',
  city: 'Kharagpur',
  state: 'West Bengal',
  pincode: '721302',
  mobile: '9000000065',
  terms: true,
}
const collect: CheckoutValues = { ...home, way: 'collect', emergency_number: '9000000065' }
const faults = (values: CheckoutValues) => errorsOf(schemaOf(values), values)

test('a whole address with the terms accepted is fine', () => {
  expect(faults(home)).toEqual({})
})

test.each([
  ['street', '', 'Street is required'],
  ['street', '    ', 'Street is required'],
  ['street', '14 L', 'Street must be at least 5 characters'],
  ['street', '14 L   ', 'Street must be at least 5 characters'],
  ['city', '', 'City is required'],
  ['city', 'K', 'City must be at least 2 characters'],
  ['state', '', 'State is required'],
  ['state', 'W', 'State must be at least 2 characters'],
  ['pincode', '', 'Pincode is required'],
  ['pincode', '72130', 'Pincode must be exactly 6 digits'],
  ['pincode', '7213022', 'Pincode must be exactly 6 digits'],
  ['pincode', '72130a', 'Pincode must be exactly 6 digits'],
  ['mobile', '', 'Emergency number is required'],
  ['mobile', '90000 0065', 'Emergency number must be only digits'],
  ['mobile', '900000006', 'Emergency number must be of 10 digits'],
  ['mobile', '90000000655', 'Emergency number can be of 10 digits'],
])('%s "%s" is refused: %s', (name, value, words) => {
  expect(faults({ ...home, [name]: value })).toEqual({ [name]: words })
})

test.each([
  ['street', '14 La'],
  ['city', 'Ko'],
  ['state', 'WB'],
  ['pincode', '000000'],
])('%s "%s" is just enough', (name, value) => {
  expect(faults({ ...home, [name]: value })).toEqual({})
})

test('without the terms nothing is delivered', () => {
  expect(faults({ ...home, terms: false })).toEqual({ terms: 'Accept terms and conditions' })
})

test('whoever collects is asked for a number only', () => {
  const empty = { ...collect, street: '', city: '', state: '', pincode: '', mobile: '' }
  expect(faults({ ...empty, terms: false })).toEqual({})
  expect(faults({ ...empty, emergency_number: '' })).toEqual({
    emergency_number: 'Emergency number is required',
  })
})

const session = {
  token: 'abc',
  user: {
    ...{ id: '7', sfId: 'SF00007', name: 'Sample Student', email: 'student@festival.test' },
    ...{ mobile: '9111111111', gender: 'F', city: 'Purulia', college: 'Sample College' },
  },
}
const [tee, , hoodie] = merch
if (!tee || !hoodie) throw new Error('the catalogue is empty')
const cart = [lineOf(tee, 'M', 2), lineOf(hoodie, 'L', 1)]

test('an order that is collected says so in a word', () => {
  expect(orderOf(session, cart, { ...collect, emergency_number: ' 9000000065 ' })).toEqual({
    token: 'abc',
    emergency_number: '9000000065',
    address: 'collect',
    name: 'Sample Student',
    email: 'student@festival.test',
    cart,
    tax: 0,
    grandtotal: 1997,
    subtotal: 1997,
  })
})

test('an order that is delivered carries its address in one line, its mobile, and the delivery', () => {
  const order = orderOf(session, cart, { ...home, street: ' Flat 4 & 5, #2 🎭 ' })
  expect(order.address).toBe('Flat 4 & 5, #2 🎭, Kharagpur, West Bengal, 721302')
  expect(order.emergency_number).toBe('9000000065')
  expect(order.subtotal).toBe(1997)
  expect(order.grandtotal).toBe(1997 + 3 * 60)
})

test('from 2449 on the delivery is free', () => {
  const dear = [lineOf(hoodie, 'L', 2), lineOf(tee, 'S', 1)]
  expect(orderOf(session, dear, home).grandtotal).toBe(2497)
  expect(orderOf(session, [lineOf(hoodie, 'L', 2)], home).grandtotal).toBe(1998 + 120)
})

test('the address as it is checked is the address as it is sent', () => {
  expect(homeSchema.cast({ ...home, city: '  Purulia ' }).city).toBe('Purulia')
})
