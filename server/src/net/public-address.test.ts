// Tests that every known form of a private address is distinguished from a public one.
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '93.184.215.14',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
  '2a00:1450:4001::200e',
];

const PRIVATE = {
  'this network': ['0.0.0.0', '0.1.2.3'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'private use': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fc00::1',
    'fd12:3456::1',
    'fd00:ec2::254',
  ],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255', '100.100.100.200'],
  'link local': ['169.254.0.1', '169.254.169.254', '169.254.170.2', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'site local': ['fec0::1'],
  'metadata services with public addresses': ['168.63.129.16', '192.0.0.192'],
  'multicast and broadcast': ['224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1'],
  'reserved, documentation, benchmark': [
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '192.88.99.1',
    '2001:db8::1',
    '3fff::1',
    '3fff:fff::1',
    '100::1',
    '2001:2::1',
    '5f00::1',
    '4000::1',
  ],
  'IPv4 inside IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2002:808:808::',
    '2001:0:7f00:1::',
  ],
  unspecified: ['::'],
  'forms that only some parsers accept': [
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '2130706433',
    '8.8.8',
    '010.8.8.8',
    '8.8.8.8.',
  ],
  'not an address': [
    '',
    'localhost',
    'example.com',
    '1.2.3.4.5',
    '256.1.1.1',
    '[::1]',
    '2606:4700::1111%lo',
    ' 8.8.8.8',
  ],
};

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(Object.entries(PRIVATE))('%s is not public', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
