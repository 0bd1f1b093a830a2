/**
 * India's 28 states and 8 union territories with their districts, as of 1 November 2025: the choices in forms (Spec
 * §2). If you change the list, change the counts in tests/content/states.test.ts, too.
 * Only the new names of renamed districts are listed (Sribhumi was Karimganj, Bengaluru South was Ramanagara). Left
 * out, because announced but without a notification: five more for Ladakh, and Bengaluru North for Bengaluru Rural.
 * Arunachal Pradesh includes Itanagar Capital Complex.
 */
export type State = { name: string; districts: string[] }

/** One text, because Prettier would put each name of a list on its own line. */
const list = (names: string) => names.trim().split(/,\s+/)

export const states = [
  {
    name: 'Andaman and Nicobar Islands',
    districts: list(`
      Nicobar, North and Middle Andaman, South Andaman
    `),
  },
  {
    name: 'Andhra Pradesh',
    districts: list(`
      Alluri Sitharama Raju, Anakapalli, Ananthapuramu, Annamayya, Bapatla, Chittoor,
      Dr. B.R. Ambedkar Konaseema, East Godavari, Eluru, Guntur, Kakinada, Krishna, Kurnool,
      Nandyal, NTR, Palnadu, Parvathipuram Manyam, Prakasam, Sri Potti Sriramulu Nellore,
      Sri Sathya Sai, Srikakulam, Tirupati, Visakhapatnam, Vizianagaram, West Godavari, YSR Kadapa
    `),
  },
  {
    name: 'Arunachal Pradesh',
    districts: list(`
      Anjaw, Bichom, Changlang, Dibang Valley, East Kameng, East Siang, Itanagar Capital Complex,
      Kamle, Keyi Panyor, Kra Daadi, Kurung Kumey, Lepa Rada, Lohit, Longding,
      Lower Dibang Valley, Lower Siang, Lower Subansiri, Namsai, Pakke Kessang, Papum Pare,
      Shi Yomi, Siang, Tawang, Tirap, Upper Siang, Upper Subansiri, West Kameng, West Siang
    `),
  },
  {
    name: 'Assam',
    districts: list(`
      Bajali, Baksa, Barpeta, Biswanath, Bongaigaon, Cachar, Charaideo, Chirang, Darrang, Dhemaji,
      Dhubri, Dibrugarh, Dima Hasao, Goalpara, Golaghat, Hailakandi, Hojai, Jorhat, Kamrup,
      Kamrup Metropolitan, Karbi Anglong, Kokrajhar, Lakhimpur, Majuli, Morigaon, Nagaon, Nalbari,
      Sivasagar, Sonitpur, South Salmara-Mankachar, Sribhumi, Tamulpur, Tinsukia, Udalguri,
      West Karbi Anglong
    `),
  },
  {
    name: 'Bihar',
    districts: list(`
      Araria, Arwal, Aurangabad, Banka, Begusarai, Bhagalpur, Bhojpur, Buxar, Darbhanga,
      East Champaran, Gaya, Gopalganj, Jamui, Jehanabad, Kaimur, Katihar, Khagaria, Kishanganj,
      Lakhisarai, Madhepura, Madhubani, Munger, Muzaffarpur, Nalanda, Nawada, Patna, Purnia,
      Rohtas, Saharsa, Samastipur, Saran, Sheikhpura, Sheohar, Sitamarhi, Siwan, Supaul, Vaishali,
      West Champaran
    `),
  },
  { name: 'Chandigarh', districts: list('Chandigarh') },
  {
    name: 'Chhattisgarh',
    districts: list(`
      Balod, Baloda Bazar-Bhatapara, Balrampur-Ramanujganj, Bastar, Bemetara, Bijapur, Bilaspur,
      Dantewada, Dhamtari, Durg, Gariaband, Gaurela-Pendra-Marwahi, Janjgir-Champa, Jashpur,
      Kabirdham, Kanker, Khairagarh-Chhuikhadan-Gandai, Kondagaon, Korba, Koriya, Mahasamund,
      Manendragarh-Chirmiri-Bharatpur, Mohla-Manpur-Ambagarh Chowki, Mungeli, Narayanpur, Raigarh,
      Raipur, Rajnandgaon, Sakti, Sarangarh-Bilaigarh, Sukma, Surajpur, Surguja
    `),
  },
  {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    districts: list(`
      Dadra and Nagar Haveli, Daman, Diu
    `),
  },
  {
    name: 'Delhi',
    districts: list(`
      Central Delhi, East Delhi, New Delhi, North Delhi, North East Delhi, North West Delhi,
      Shahdara, South Delhi, South East Delhi, South West Delhi, West Delhi
    `),
  },
  { name: 'Goa', districts: list('North Goa, South Goa') },
  {
    name: 'Gujarat',
    districts: list(`
      Ahmedabad, Amreli, Anand, Aravalli, Banaskantha, Bharuch, Bhavnagar, Botad, Chhota Udepur,
      Dahod, Dang, Devbhumi Dwarka, Gandhinagar, Gir Somnath, Jamnagar, Junagadh, Kheda, Kutch,
      Mahisagar, Mehsana, Morbi, Narmada, Navsari, Panchmahal, Patan, Porbandar, Rajkot,
      Sabarkantha, Surat, Surendranagar, Tapi, Vadodara, Valsad, Vav-Tharad
    `),
  },
  {
    name: 'Haryana',
    districts: list(`
      Ambala, Bhiwani, Charkhi Dadri, Faridabad, Fatehabad, Gurugram, Hisar, Jhajjar, Jind,
      Kaithal, Karnal, Kurukshetra, Mahendragarh, Nuh, Palwal, Panchkula, Panipat, Rewari, Rohtak,
      Sirsa, Sonipat, Yamunanagar
    `),
  },
  {
    name: 'Himachal Pradesh',
    districts: list(`
      Bilaspur, Chamba, Hamirpur, Kangra, Kinnaur, Kullu, Lahaul and Spiti, Mandi, Shimla,
      Sirmaur, Solan, Una
    `),
  },
  {
    name: 'Jammu and Kashmir',
    districts: list(`
      Anantnag, Bandipora, Baramulla, Budgam, Doda, Ganderbal, Jammu, Kathua, Kishtwar, Kulgam,
      Kupwara, Poonch, Pulwama, Rajouri, Ramban, Reasi, Samba, Shopian, Srinagar, Udhampur
    `),
  },
  {
    name: 'Jharkhand',
    districts: list(`
      Bokaro, Chatra, Deoghar, Dhanbad, Dumka, East Singhbhum, Garhwa, Giridih, Godda, Gumla,
      Hazaribagh, Jamtara, Khunti, Koderma, Latehar, Lohardaga, Pakur, Palamu, Ramgarh, Ranchi,
      Sahibganj, Seraikela Kharsawan, Simdega, West Singhbhum
    `),
  },
  {
    name: 'Karnataka',
    districts: list(`
      Bagalkot, Ballari, Belagavi, Bengaluru Rural, Bengaluru South, Bengaluru Urban, Bidar,
      Chamarajanagar, Chikkaballapur, Chikkamagaluru, Chitradurga, Dakshina Kannada, Davanagere,
      Dharwad, Gadag, Hassan, Haveri, Kalaburagi, Kodagu, Kolar, Koppal, Mandya, Mysuru, Raichur,
      Shivamogga, Tumakuru, Udupi, Uttara Kannada, Vijayanagara, Vijayapura, Yadgir
    `),
  },
  {
    name: 'Kerala',
    districts: list(`
      Alappuzha, Ernakulam, Idukki, Kannur, Kasaragod, Kollam, Kottayam, Kozhikode, Malappuram,
      Palakkad, Pathanamthitta, Thiruvananthapuram, Thrissur, Wayanad
    `),
  },
  { name: 'Ladakh', districts: list('Kargil, Leh') },
  { name: 'Lakshadweep', districts: list('Lakshadweep') },
  {
    name: 'Madhya Pradesh',
    districts: list(`
      Agar Malwa, Alirajpur, Anuppur, Ashoknagar, Balaghat, Barwani, Betul, Bhind, Bhopal,
      Burhanpur, Chhatarpur, Chhindwara, Damoh, Datia, Dewas, Dhar, Dindori, Guna, Gwalior, Harda,
      Indore, Jabalpur, Jhabua, Katni, Khandwa, Khargone, Maihar, Mandla, Mandsaur, Mauganj,
      Morena, Narmadapuram, Narsinghpur, Neemuch, Niwari, Pandhurna, Panna, Raisen, Rajgarh,
      Ratlam, Rewa, Sagar, Satna, Sehore, Seoni, Shahdol, Shajapur, Sheopur, Shivpuri, Sidhi,
      Singrauli, Tikamgarh, Ujjain, Umaria, Vidisha
    `),
  },
  {
    name: 'Maharashtra',
    districts: list(`
      Ahilyanagar, Akola, Amravati, Beed, Bhandara, Buldhana, Chandrapur,
      Chhatrapati Sambhajinagar, Dharashiv, Dhule, Gadchiroli, Gondia, Hingoli, Jalgaon, Jalna,
      Kolhapur, Latur, Mumbai City, Mumbai Suburban, Nagpur, Nanded, Nandurbar, Nashik, Palghar,
      Parbhani, Pune, Raigad, Ratnagiri, Sangli, Satara, Sindhudurg, Solapur, Thane, Wardha,
      Washim, Yavatmal
    `),
  },
  {
    name: 'Manipur',
    districts: list(`
      Bishnupur, Chandel, Churachandpur, Imphal East, Imphal West, Jiribam, Kakching, Kamjong,
      Kangpokpi, Noney, Pherzawl, Senapati, Tamenglong, Tengnoupal, Thoubal, Ukhrul
    `),
  },
  {
    name: 'Meghalaya',
    districts: list(`
      East Garo Hills, East Jaintia Hills, East Khasi Hills, Eastern West Khasi Hills,
      North Garo Hills, Ri Bhoi, South Garo Hills, South West Garo Hills, South West Khasi Hills,
      West Garo Hills, West Jaintia Hills, West Khasi Hills
    `),
  },
  {
    name: 'Mizoram',
    districts: list(`
      Aizawl, Champhai, Hnahthial, Khawzawl, Kolasib, Lawngtlai, Lunglei, Mamit, Saitual,
      Serchhip, Siaha
    `),
  },
  {
    name: 'Nagaland',
    districts: list(`
      Chumoukedima, Dimapur, Kiphire, Kohima, Longleng, Meluri, Mokokchung, Mon, Niuland, Noklak,
      Peren, Phek, Shamator, Tseminyu, Tuensang, Wokha, Zunheboto
    `),
  },
  {
    name: 'Odisha',
    districts: list(`
      Angul, Balangir, Balasore, Bargarh, Bhadrak, Boudh, Cuttack, Deogarh, Dhenkanal, Gajapati,
      Ganjam, Jagatsinghpur, Jajpur, Jharsuguda, Kalahandi, Kandhamal, Kendrapara, Kendujhar,
      Khordha, Koraput, Malkangiri, Mayurbhanj, Nabarangpur, Nayagarh, Nuapada, Puri, Rayagada,
      Sambalpur, Subarnapur, Sundargarh
    `),
  },
  { name: 'Puducherry', districts: list('Karaikal, Mahe, Puducherry, Yanam') },
  {
    name: 'Punjab',
    districts: list(`
      Amritsar, Barnala, Bathinda, Faridkot, Fatehgarh Sahib, Fazilka, Ferozepur, Gurdaspur,
      Hoshiarpur, Jalandhar, Kapurthala, Ludhiana, Malerkotla, Mansa, Moga, Pathankot, Patiala,
      Rupnagar, Sahibzada Ajit Singh Nagar, Sangrur, Shaheed Bhagat Singh Nagar,
      Sri Muktsar Sahib, Tarn Taran
    `),
  },
  {
    name: 'Rajasthan',
    districts: list(`
      Ajmer, Alwar, Balotra, Banswara, Baran, Barmer, Beawar, Bharatpur, Bhilwara, Bikaner, Bundi,
      Chittorgarh, Churu, Dausa, Deeg, Dholpur, Didwana-Kuchaman, Dungarpur, Hanumangarh, Jaipur,
      Jaisalmer, Jalore, Jhalawar, Jhunjhunu, Jodhpur, Karauli, Khairthal-Tijara, Kota,
      Kotputli-Behror, Nagaur, Pali, Phalodi, Pratapgarh, Rajsamand, Salumbar, Sawai Madhopur,
      Sikar, Sirohi, Sri Ganganagar, Tonk, Udaipur
    `),
  },
  { name: 'Sikkim', districts: list('Gangtok, Gyalshing, Mangan, Namchi, Pakyong, Soreng') },
  {
    name: 'Tamil Nadu',
    districts: list(`
      Ariyalur, Chengalpattu, Chennai, Coimbatore, Cuddalore, Dharmapuri, Dindigul, Erode,
      Kallakurichi, Kancheepuram, Kanniyakumari, Karur, Krishnagiri, Madurai, Mayiladuthurai,
      Nagapattinam, Namakkal, Nilgiris, Perambalur, Pudukkottai, Ramanathapuram, Ranipet, Salem,
      Sivaganga, Tenkasi, Thanjavur, Theni, Thoothukudi, Tiruchirappalli, Tirunelveli, Tirupathur,
      Tiruppur, Tiruvallur, Tiruvannamalai, Tiruvarur, Vellore, Viluppuram, Virudhunagar
    `),
  },
  {
    name: 'Telangana',
    districts: list(`
      Adilabad, Bhadradri Kothagudem, Hanumakonda, Hyderabad, Jagtial, Jangaon,
      Jayashankar Bhupalpally, Jogulamba Gadwal, Kamareddy, Karimnagar, Khammam,
      Kumuram Bheem Asifabad, Mahabubabad, Mahabubnagar, Mancherial, Medak, Medchal-Malkajgiri,
      Mulugu, Nagarkurnool, Nalgonda, Narayanpet, Nirmal, Nizamabad, Peddapalli, Rajanna Sircilla,
      Ranga Reddy, Sangareddy, Siddipet, Suryapet, Vikarabad, Wanaparthy, Warangal,
      Yadadri Bhuvanagiri
    `),
  },
  {
    name: 'Tripura',
    districts: list(`
      Dhalai, Gomati, Khowai, North Tripura, Sepahijala, South Tripura, Unakoti, West Tripura
    `),
  },
  {
    name: 'Uttar Pradesh',
    districts: list(`
      Agra, Aligarh, Ambedkar Nagar, Amethi, Amroha, Auraiya, Ayodhya, Azamgarh, Baghpat,
      Bahraich, Ballia, Balrampur, Banda, Barabanki, Bareilly, Basti, Bhadohi, Bijnor, Budaun,
      Bulandshahr, Chandauli, Chitrakoot, Deoria, Etah, Etawah, Farrukhabad, Fatehpur, Firozabad,
      Gautam Buddha Nagar, Ghaziabad, Ghazipur, Gonda, Gorakhpur, Hamirpur, Hapur, Hardoi,
      Hathras, Jalaun, Jaunpur, Jhansi, Kannauj, Kanpur Dehat, Kanpur Nagar, Kasganj, Kaushambi,
      Kushinagar, Lakhimpur Kheri, Lalitpur, Lucknow, Maharajganj, Mahoba, Mainpuri, Mathura, Mau,
      Meerut, Mirzapur, Moradabad, Muzaffarnagar, Pilibhit, Pratapgarh, Prayagraj, Raebareli,
      Rampur, Saharanpur, Sambhal, Sant Kabir Nagar, Shahjahanpur, Shamli, Shravasti,
      Siddharthnagar, Sitapur, Sonbhadra, Sultanpur, Unnao, Varanasi
    `),
  },
  {
    name: 'Uttarakhand',
    districts: list(`
      Almora, Bageshwar, Chamoli, Champawat, Dehradun, Haridwar, Nainital, Pauri Garhwal,
      Pithoragarh, Rudraprayag, Tehri Garhwal, Udham Singh Nagar, Uttarkashi
    `),
  },
  {
    name: 'West Bengal',
    districts: list(`
      Alipurduar, Bankura, Birbhum, Cooch Behar, Dakshin Dinajpur, Darjeeling, Hooghly, Howrah,
      Jalpaiguri, Jhargram, Kalimpong, Kolkata, Malda, Murshidabad, Nadia, North 24 Parganas,
      Paschim Bardhaman, Paschim Medinipur, Purba Bardhaman, Purba Medinipur, Purulia,
      South 24 Parganas, Uttar Dinajpur
    `),
  },
] satisfies State[]
