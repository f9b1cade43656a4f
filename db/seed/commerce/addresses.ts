/** Delivery fees in whole dollars for the governorates of these customers. */
export const deliveryFees = { cairo: 0, giza: 0, alexandria: 25 } as const;

export type AddressSeed = {
  label: string;
  full_name: string;
  phone: string;
  governorate: string;
  city: string;
  street: string;
  building: string;
  floor: string | null;
  apartment: string | null;
  landmark: string | null;
};

/** An address in one of the governorates above. */
export type DemoAddress = AddressSeed & { governorate: keyof typeof deliveryFees };

export const addresses = {
  home: {
    label: 'Home',
    full_name: 'Nour El-Sayed',
    phone: '+201000000006',
    governorate: 'cairo',
    city: 'Zamalek',
    street: '26th of July Street',
    building: '14',
    floor: '5',
    apartment: '12',
    landmark: 'Opposite the bookshop',
  },
  mother: {
    label: 'Mother',
    full_name: 'Samia Abdelrahman',
    phone: '+201000000016',
    governorate: 'alexandria',
    city: 'Stanley',
    street: 'El-Geish Road',
    building: '88',
    floor: '3',
    apartment: '7',
    landmark: null,
  },
  giza: {
    label: 'البيت',
    full_name: 'عميل الفسطاط',
    phone: '+201000000020',
    governorate: 'giza',
    city: 'الدقي',
    street: 'شارع التحرير',
    building: '٤١',
    floor: '٢',
    apartment: '٥',
    landmark: 'بجوار محطة المترو',
  },
  maadi: {
    label: 'Home',
    full_name: 'A customer of Fustat',
    phone: '+201000000021',
    governorate: 'cairo',
    city: 'Maadi',
    street: 'Road 9',
    building: '120',
    floor: '1',
    apartment: '3',
    landmark: null,
  },
} as const satisfies Record<string, DemoAddress>;
