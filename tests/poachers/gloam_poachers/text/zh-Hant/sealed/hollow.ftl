page-hollow = 空心橡樹裡的信
page-hollow-text = 讀到這封信的人，今夜不會挨餓。上一任守林人把提燈埋在池塘邊，回家去了。
