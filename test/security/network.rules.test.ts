import fc from 'fast-check';
import { networkOf } from '../../server/platform/network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const four = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));

it('all addresses of one network of IPv6 are one caller, and two networks are two', () => {
  fc.assert(
    fc.property(four, four, four, four, (network, other, one, two) => {
      expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${two}`));
      expect(networkOf(`${network}:${one}`) === networkOf(`${other}:${one}`)).toBe(network === other);
    }),
  );
});
